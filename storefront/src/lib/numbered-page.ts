/** The title and the address of one page of a list. Its first page is the list's own. */
export const numberedPage = (title: string, path: string, page: number): { title: string; path: string } =>
  page > 1 ? { title: `${title}, page ${page}`, path: `${path}?page=${page}` } : { title, path };
