import arch from './arch.svg';
import { dark, light } from './theme';

/** Strapi's announcement of its own news; the key is the one under which a person's own click would put it away. */
const NEWS_BANNER = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

/** The console carries the shop's name and colours, and asks no server of anybody about releases. */
export default {
  config: {
    auth: { logo: arch },
    menu: { logo: arch },
    head: { favicon: arch },
    theme: { light, dark },
    locales: [],
    notifications: { releases: false },
    tutorials: false,
    translations: {
      en: {
        'app.components.LeftMenu.navbrand.title': 'Stoa',
        'app.components.LeftMenu.navbrand.workplace': 'Editors’ console',
        'Auth.form.welcome.title': 'Stoa',
        'Auth.form.welcome.subtitle': 'Sign in to edit the shop and the blog',
        'global.marketplace': 'Strapi plug-ins',
      },
    },
  },
  bootstrap() {
    window.localStorage.setItem(NEWS_BANNER, 'true');
  },
};
