export const importPaths = {
  list: '/import',
  run: (id: number | string) => `/import/${id}`,
  runPattern: '/import/:id',
} as const;
