// The import rules of docs/architecture.md. Back-references ($1, $2) mean "the same app" or "the same feature", so new features
// and areas are covered without changes here.

const spa = '^(storefront|admin-ui)/src/';
const area = '^cms/src/api/([^/]+)/';
const test = '(\\.test|-in-tests)\\.tsx?$';
const migrations = '^cms/src/api/.*migrations?\\.ts$';

/** The layers of cms/src, lowest first: each may import the ones below it. */
const floors = [
  ['background/', 'security/', 'environment\\.ts', 'failure\\.ts', 'services\\.ts'],
  ['http/', 'gateways/', 'mail/'],
  ['images/', 'database/', 'markdown/'],
  ['documents/', 'csv/', 'console/', 'backup/', 'health/'],
  ['terms/'],
  ['area/'],
  ['api/'],
  ['policies/', 'front-door/'],
  ['strapi-patches/'],
  ['middlewares/', 'boot/', 'extensions/'],
  ['areas\\.ts'],
  ['index\\.ts'],
].map((folders) => `^cms/src/(${folders.join('|')})`);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'What two modules need of each other belongs into a third. (Types may point back: services.ts names them.)',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },

    // ---- between the workspaces ----
    {
      name: 'contract-stands-alone',
      comment: 'The contract is what all others stand on.',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(packages/(?!contract/)|(storefront|admin-ui|cms|tests|scripts)/)' },
    },
    {
      name: 'web-kit-imports-contract-only',
      comment: 'web-kit is what both front ends stand on; it knows neither.',
      severity: 'error',
      from: { path: '^packages/web-kit/' },
      to: { path: '^(packages/(?!web-kit/|contract/)|(storefront|admin-ui|cms|tests|scripts)/)' },
    },
    {
      name: 'emulator-stands-alone',
      comment: 'It plays a foreign service: it knows nothing of the shop, and only tests of the shop know it.',
      severity: 'error',
      from: { path: '^packages/paypal-emulator/' },
      to: { path: '^(packages/(?!paypal-emulator/)|(storefront|admin-ui|cms|tests|scripts)/)' },
    },
    {
      name: 'emulator-in-tests-only',
      comment: 'No image has it.',
      severity: 'error',
      from: { path: '^(packages/(?!paypal-emulator/)|storefront/|admin-ui/|cms/)', pathNot: test },
      to: { path: '^packages/paypal-emulator/' },
    },
    {
      name: 'no-app-imports-an-app',
      comment: 'The apps meet over HTTP; what they share is in the packages.',
      severity: 'error',
      from: { path: '^(storefront|admin-ui|cms)/' },
      to: { path: '^(storefront|admin-ui|cms|tests|scripts)/', pathNot: '^$1/' },
    },
    {
      name: 'cms-without-web-kit',
      comment: 'The backend knows no React of the front ends.',
      severity: 'error',
      from: { path: '^cms/' },
      to: { path: '^packages/web-kit/' },
    },
    {
      name: 'packages-by-name',
      comment:
        'A package is imported by its name: its index says what it offers. (Vite reads its configuration by path.)',
      severity: 'error',
      from: { path: '^(storefront|admin-ui|cms|tests)/', pathNot: '/vite\\.config\\.ts$' },
      to: {
        path: '^packages/',
        pathNot: '^packages/[^/]+/(src/(index|styles|testing)\\.ts|dist/index\\.js|.+\\.css)$',
      },
    },
    {
      name: 'tests-from-outside',
      comment:
        'What crosses the parts is tested as a visitor or a client meets it. A gateway of the tests has the port’s types.',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '^(storefront|admin-ui|cms|packages/web-kit)/', pathNot: '^cms/src/gateways/gateway\\.ts$' },
    },
    {
      name: 'scripts-without-packages',
      comment: 'The scripts run before anything is installed; only the list of texts and the manifests need parsers.',
      severity: 'error',
      from: { path: '^scripts/', pathNot: '^scripts/lib/checks/(texts\\.mjs$|kubernetes/)' },
      to: { dependencyTypesNot: ['core', 'local'] },
    },

    // ---- in a front end: app → features (resources) → components → lib ----
    {
      name: 'feature-imports-no-feature',
      comment: 'A route composes features; what two of them need lies below them.',
      severity: 'error',
      from: { path: `${spa}(features|resources)/([^/]+)/` },
      to: { path: '^$1/src/(features|resources)/', pathNot: '^$1/src/$2/$3/' },
    },
    {
      name: 'app-is-the-top',
      comment: 'Nothing but the app itself and its entries knows the app.',
      severity: 'error',
      from: { path: spa, pathNot: '^(storefront|admin-ui)/src/(app/|(main|server)\\.tsx$)' },
      to: { path: '^$1/src/(app/|(main|server)\\.tsx$)' },
    },
    {
      name: 'components-below-features',
      comment: 'A component that needs a feature belongs into it.',
      severity: 'error',
      from: { path: `${spa}components/` },
      to: { path: '^$1/src/(features|resources)/' },
    },
    {
      name: 'lib-is-the-bottom',
      comment: 'lib and config know nothing of what is shown.',
      severity: 'error',
      from: { path: `${spa}(lib|config)/` },
      to: { path: '^$1/src/(features|resources|components)/' },
    },
    {
      name: 'no-circle-in-the-panel',
      comment: 'Not even of types: what two of its modules need of each other lies below both.',
      severity: 'error',
      from: { path: '^admin-ui/src/' },
      to: { circular: true },
    },
    {
      name: 'no-circle-of-components',
      comment:
        'The folders of components lie above and below each other: forms use media, which ask before words are lost.',
      scope: 'folder',
      severity: 'error',
      from: { path: '^admin-ui/src/components/' },
      to: { circular: true, path: '^admin-ui/src/components/' },
    },

    // ---- the demo shop depends on cms, never the reverse ----
    {
      name: 'cms-without-demo',
      comment: 'An image may lack cms/demo: the boot alone loads it, and only when a demonstration shop is asked for.',
      severity: 'error',
      from: { path: '^cms/(src|config)/', pathNot: '^cms/src/boot/demo-shop\\.ts$' },
      to: { path: '^cms/demo/' },
    },
    {
      name: 'demo-loaded-lazily',
      comment: 'What the boot imports at its start must be there.',
      severity: 'error',
      from: { path: '^cms/src/' },
      to: { path: '^cms/demo/', dynamic: false },
    },

    // ---- in cms: routes → controllers → services → queries | domain ----
    {
      name: 'area-imports-no-area',
      comment: 'Another area is reached through cms/src/services.ts.',
      severity: 'error',
      from: { path: area },
      to: { path: '^cms/src/api/', pathNot: '^cms/src/api/$1/' },
    },
    ...floors.slice(0, -1).map((floor, index) => ({
      name: 'imports-go-down',
      comment:
        'What a lower floor needs of a higher one is handed to it: see "An area of the backend" in docs/architecture.md.',
      severity: 'error',
      from: { path: floor, pathNot: test },
      to: { path: floors.slice(index + 1).join('|') },
    })),
    {
      name: 'gateways-know-no-shop',
      comment: 'A gateway knows its provider, not orders: sales asks it, and only sales does.',
      severity: 'error',
      from: { path: '^cms/src/gateways/', pathNot: test },
      to: { path: '^cms/src/(?!gateways/|environment\\.ts$|failure\\.ts$|security/)' },
    },
    {
      name: 'gateways-for-sales',
      comment: 'Everybody else asks sales.',
      severity: 'error',
      from: { path: '^cms/', pathNot: '^cms/src/(gateways|api/sales)/' },
      to: { path: '^cms/src/gateways/' },
    },
    {
      name: 'migrations-are-literal',
      comment:
        'Shops have run them: a list or a text that changes elsewhere must not change their SQL. They know one another and their type.',
      severity: 'error',
      from: { path: migrations },
      to: { pathNot: `${migrations}|^cms/src/database/migrations/migration\\.ts$` },
    },
    {
      name: 'no-circular-types',
      comment: 'Not even types go in a circle: services are declared where they are made.',
      severity: 'error',
      from: { path: '^(cms|storefront|packages)/' },
      to: { circular: true },
    },
    {
      name: 'routes-are-data',
      comment: 'A route names its controller; it imports neither it nor what lies below.',
      severity: 'error',
      from: { path: '^cms/src/api/[^/]+/routes/' },
      to: { path: '^cms/src/(api/[^/]+/(?!routes/)|database/|services\\.ts$)' },
    },
    {
      name: 'controllers-delegate',
      comment: 'A controller validates, delegates, shapes: it does not reach the database.',
      severity: 'error',
      from: { path: '^cms/src/api/[^/]+/controllers/' },
      to: { path: '^cms/src/(api/[^/]+/(queries|routes)/|database/)|^(cms/)?node_modules/(knex|pg)/' },
    },
    {
      name: 'services-know-no-http',
      comment: 'Plain values in, plain values out: never a controller, a route or ctx.',
      severity: 'error',
      from: { path: '^cms/src/api/[^/]+/services/' },
      to: { path: '^cms/src/api/[^/]+/(controllers|routes)/|^(cms/)?node_modules/(koa|@types/koa)/' },
    },
    {
      name: 'queries-are-the-bottom',
      comment: 'A query knows the database and pure rules, nothing above; of a serializer at most the type of a row.',
      severity: 'error',
      from: { path: '^cms/src/api/[^/]+/queries/' },
      to: {
        path: '^cms/src/(api/[^/]+/(controllers|routes|services|serializers)/|services\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'serializers-only-shape',
      comment: 'A serializer turns a row into an answer: of queries it needs the type of the row only.',
      severity: 'error',
      from: { path: '^cms/src/api/[^/]+/serializers/' },
      to: {
        path: '^cms/src/(api/[^/]+/(controllers|routes|services|queries)/|services\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'domain-is-pure',
      comment:
        'Pure rules: of cms they know only other pure rules and security/; no Strapi, no database, no files, no network.',
      severity: 'error',
      from: { path: '^cms/src/(api/[^/]+/domain|markdown)/', pathNot: test },
      to: {
        path: '^cms/src/(?!api/[^/]+/domain/|markdown/|security/)|(^|/)node_modules/(@strapi|knex|pg|koa|nodemailer)/|^(node:)?(fs|fs/promises|net|http|https|child_process|process)$',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(cms|storefront|admin-ui|packages/[^/]+)/(dist|types/generated|\\.strapi)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
