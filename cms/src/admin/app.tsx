import { sendOpenedVersion } from '../strapi-patches/admin/opened-version';
import arch from './arch.svg';
import { dark, light } from './theme';

/** The key Strapi stores when a user dismisses its news banner. */
const NEWS_BANNER = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

/** Gives the console the shop's name and colors, and turns off its release checks. */
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
        'global.marketplace': 'Plugins',
      },
    },
  },
  bootstrap() {
    sendOpenedVersion();
    window.localStorage.setItem(NEWS_BANNER, 'true');
  },
};
