const API = '/api';

/** Those of checkout and orders, apart, so that the first load doesn't carry them. */
export const orderPaths = {
  checkout: {
    quote: `${API}/checkout/quote`,
    /** What a code is worth, before there is a cart. */
    code: (code: string) => `${API}/checkout/code?${new URLSearchParams({ code })}`,
    /** Begins an express checkout. */
    express: `${API}/checkout/express`,
    /** Who approved one. */
    expressBuyer: (provider: string, approval: string) =>
      `${API}/checkout/express/${encodeURIComponent(provider)}/${encodeURIComponent(approval)}`,
    orders: `${API}/checkout/orders`,
    /** The key is made by the browser that checks out, and only it knows it. */
    order: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}`,
    cancel: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/cancel`,
    /** Makes a link to the order's page. */
    link: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/link`,
    /** Chooses how an order is paid that came by a pay link. */
    paymentMethod: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/payment-method`,
    /** Pays an order with a gift card that came by a pay link. */
    giftCard: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/gift-card`,
    /** Opens it at its provider. */
    pay: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/pay`,
    /** The buyer is back from there. */
    settle: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/settle`,
  },
  orders: {
    /** For whoever has the link from an email. */
    byLink: (token: string) => `${API}/orders/by-link/${encodeURIComponent(token)}`,
    invoiceByLink: (token: string) => `${API}/orders/by-link/${encodeURIComponent(token)}/invoice`,
    cancelByLink: (token: string) => `${API}/orders/by-link/${encodeURIComponent(token)}/cancel`,
    returnsByLink: (token: string) => `${API}/orders/by-link/${encodeURIComponent(token)}/returns`,
    withdrawByLink: (token: string, id: number) =>
      `${API}/orders/by-link/${encodeURIComponent(token)}/returns/${id}/withdraw`,
    lookUp: `${API}/orders/look-up`,
    /** Of the account that is signed in. */
    mine: `${API}/orders/mine`,
    ownOne: (number: number | string) => `${API}/orders/mine/${encodeURIComponent(number)}`,
    ownInvoice: (number: number | string) => `${API}/orders/mine/${encodeURIComponent(number)}/invoice`,
    cancelOwn: (number: number | string) => `${API}/orders/mine/${encodeURIComponent(number)}/cancel`,
    ownReturns: (number: number | string) => `${API}/orders/mine/${encodeURIComponent(number)}/returns`,
    withdrawOwn: (number: number | string, id: number) =>
      `${API}/orders/mine/${encodeURIComponent(number)}/returns/${id}/withdraw`,
    claim: `${API}/orders/claim`,
    /** Takes the images of returns. The order is named as its customer knows it: by its number, or by the link. */
    returnImages: `${API}/return-images`,
    returnImagesOf: (order: { number: number | string } | { token: string }) =>
      `${API}/return-images?${new URLSearchParams('token' in order ? order : { number: String(order.number) })}`,
    returnImage: (name: string) => `${API}/return-images/${encodeURIComponent(name)}`,
  },
  countries: `${API}/countries`,
  /** How addresses are written in a country. */
  country: (code: string) => `${API}/countries/${encodeURIComponent(code)}`,
} as const;
