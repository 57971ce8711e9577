export { default } from '../../strapi-patches/plugins/upload';
