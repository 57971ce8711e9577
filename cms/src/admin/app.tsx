/** The console carries the shop's name, and asks no server of anybody about releases. */
export default {
  config: {
    locales: [],
    notifications: { releases: false },
    tutorials: false,
    translations: {
      en: {
        'app.components.LeftMenu.navbrand.title': 'Stoa',
        'app.components.LeftMenu.navbrand.workplace': 'Editors’ console',
        'Auth.form.welcome.title': 'Stoa',
        'Auth.form.welcome.subtitle': 'Sign in to edit the shop and the blog',
      },
    },
  },
};
