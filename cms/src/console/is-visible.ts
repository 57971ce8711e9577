/** Whether the console shows this type to editors. */
export const isVisible = (type: object | undefined): boolean => {
  const { pluginOptions } = (type ?? {}) as { pluginOptions?: { 'content-manager'?: { visible?: boolean } } };
  return type !== undefined && pluginOptions?.['content-manager']?.visible !== false;
};
