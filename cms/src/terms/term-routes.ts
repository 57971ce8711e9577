import { forAdmins, forAll } from '../http/routes';

export const termRoutes = (path: string, controller: string) => [
  forAll('GET', path, `${controller}.list`),
  forAdmins('POST', path, `${controller}.create`),
  forAdmins('PATCH', `${path}/:id`, `${controller}.change`),
  forAdmins('DELETE', `${path}/:id`, `${controller}.remove`),
];

/** Categories have more to say than what lists show. */
export const categoryRoutes = (path: string, controller: string) => [
  ...termRoutes(path, controller),
  forAll('GET', `${path}/:idOrSlug`, `${controller}.detail`),
];
