import { paths } from '../../config/paths';

export const importPaths = {
  list: paths.imports,
  run: (id: number | string) => `${paths.imports}/${id}`,
  runPattern: `${paths.imports}/:id`,
} as const;
