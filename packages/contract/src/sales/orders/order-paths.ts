const API = '/api';

/** Those of checkout and orders, apart, so that the first load doesn't carry them. */
export const orderPaths = {
  checkout: {
    quote: `${API}/checkout/quote`,
    orders: `${API}/checkout/orders`,
    /** The key is made by the browser that checks out, and only it knows it. */
    order: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}`,
    cancel: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/cancel`,
    /** Chooses how an order is paid that came by a pay link. */
    paymentMethod: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/payment-method`,
    /** Opens it at its provider. */
    pay: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/pay`,
    /** The buyer is back from there. */
    settle: (key: string) => `${API}/checkout/orders/${encodeURIComponent(key)}/settle`,
  },
  orders: {
    /** For whoever has the link from an email. */
    byLink: (token: string) => `${API}/orders/by-link/${encodeURIComponent(token)}`,
    invoiceByLink: (token: string) => `${API}/orders/by-link/${encodeURIComponent(token)}/invoice`,
    lookUp: `${API}/orders/look-up`,
    /** Of the account that is signed in. */
    mine: `${API}/orders/mine`,
    ownOne: (number: number | string) => `${API}/orders/mine/${encodeURIComponent(number)}`,
    ownInvoice: (number: number | string) => `${API}/orders/mine/${encodeURIComponent(number)}/invoice`,
    claim: `${API}/orders/claim`,
  },
  countries: `${API}/countries`,
  /** How addresses are written in a country. */
  country: (code: string) => `${API}/countries/${encodeURIComponent(code)}`,
} as const;
