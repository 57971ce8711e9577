/** Every address of the shop's own pages. The API's are in the contract. */
export const paths = {
  home: '/',
  homeFile: '/index.html',
} as const;
