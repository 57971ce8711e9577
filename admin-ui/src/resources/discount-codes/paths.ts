export const codePaths = {
  list: '/discount-codes',
  create: '/discount-codes/new',
  copy: (id: number) => `/discount-codes/new?copy=${id}`,
  edit: (id: number | string) => `/discount-codes/${id}/edit`,
  editPattern: '/discount-codes/:id/edit',
} as const;
