import { forAdmins, forAll } from '../http/routes';

export const termRoutes = (path: string, controller: string) => [
  forAll('GET', path, `${controller}.list`),
  forAdmins('POST', path, `${controller}.create`),
  forAdmins('PATCH', `${path}/:id`, `${controller}.change`),
  forAdmins('DELETE', `${path}/:id`, `${controller}.remove`),
];
