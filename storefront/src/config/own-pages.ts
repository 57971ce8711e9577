import { matchPath } from 'react-router';
import { paths } from './paths';

const patterns = [
  paths.home,
  paths.homeFile,
  paths.marketplace,
  paths.itemPattern,
  paths.blog,
  paths.postPattern,
  paths.contact,
  paths.checkout,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.account,
];

/** Whether the shop shows that page itself. At other paths stand the panel, the API and files. */
export const isOwnPage = (pathname: string): boolean => patterns.some((pattern) => matchPath(pattern, pathname));
