interface Sender {
  /** Set by the browser; pages can't change it. */
  fetchSite: string | undefined;
  origin: string | undefined;
}

/** Whether a request comes from a page of the shop, or from no page at all, where cookies can't be sent by accident. */
export const isSameOrigin = ({ fetchSite, origin }: Sender, hosts: string[]): boolean => {
  if (fetchSite) return ['same-origin', 'none'].includes(fetchSite);
  if (!origin) return true;
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
};
