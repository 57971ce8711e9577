export { default } from '../../strapi-patches/plugins/users-permissions';
