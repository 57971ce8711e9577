/** Whether the console shows this type to editors. */
export const isShown = (type: object | undefined): boolean => {
  const { pluginOptions } = (type ?? {}) as { pluginOptions?: { 'content-manager'?: { visible?: boolean } } };
  return type !== undefined && pluginOptions?.['content-manager']?.visible !== false;
};
