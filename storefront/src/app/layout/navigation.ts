import { paths } from '../../config/paths';

export const sections = [
  { label: 'Home', to: paths.home, end: true },
  { label: 'Marketplace', to: paths.marketplace, end: false },
  { label: 'Blog', to: paths.blog, end: false },
  { label: 'Contact', to: paths.contact, end: false },
] as const;
