/**
 * Which files may import which others (docs/house.md, 'Layers'). Names of modules, slices and features come from their folders, so the rules
 * apply to a new one from its first line. test/architecture plants one violation of each rule and proves that it fires.
 */
const SLICE = '(features|queries|reactions)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contracts-import-nothing',
      comment:
        'The client carries all of it. Its packages are small: offsets of time zones (ADR 6), messages with plurals (ADR 66).',
      severity: 'error',
      from: { path: '^src/contracts/' },
      to: { pathNot: ['^src/contracts/', '(^|/)node_modules/(@date-fns/tz|intl-messageformat)/'] },
    },
    {
      name: 'platform-knows-no-business',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^(src|projections|client|test)/', pathNot: '^src/(platform|contracts)/' },
    },
    {
      name: 'article-imports-platform-and-contracts',
      severity: 'error',
      from: { path: '^src/article/' },
      to: { path: '^(src|projections|client|test)/', pathNot: '^src/(article|platform|contracts)/' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'Decisions and folds are functions of what they are given: no clock, random, database or Nest. Types may be shared.',
      severity: 'error',
      from: { path: '^src/article/domain/' },
      to: { pathNot: '^src/(article/domain|contracts)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-meet-at-their-public-files',
      severity: 'error',
      from: { path: '^src/(?!contracts/|platform/|article/|demo/)([^/]+)/' },
      to: {
        path: '^src/',
        pathNot: ['^src/(contracts|platform|$1)/', '^src/article/index\\.ts$', '^src/[^/]+/public\\.ts$'],
      },
    },
    {
      name: 'modules-read-projections-by-their-index',
      severity: 'error',
      from: { path: '^src/[^/]+/' },
      to: { path: '^(projections|client|test)/', pathNot: '^projections/[^/]+/index\\.ts$' },
    },
    {
      name: 'slices-do-not-import-slices',
      severity: 'error',
      from: { path: `^src/(?!platform/)([^/]+)/${SLICE}/([^/]+)` },
      to: { path: `^src/(?!platform/)[^/]+/${SLICE}/`, pathNot: '^src/$1/$2/$3(/|$)' },
    },
    {
      name: 'projections-import-events-and-technique',
      severity: 'error',
      from: { path: '^projections/' },
      to: { path: '^(src|client|test)/', pathNot: ['^src/(contracts|platform)/', '^src/article/index\\.ts$'] },
    },
    {
      name: 'projections-do-not-share-their-insides',
      severity: 'error',
      from: { path: '^projections/(?!runner/)([^/]+)/' },
      to: { path: '^projections/', pathNot: ['^projections/($1|runner)/', '^projections/[^/]+/index\\.ts$'] },
    },
    {
      name: 'client-imports-contracts-only',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(src|projections|test)/', pathNot: '^src/contracts/' },
    },
    {
      name: 'client-features-do-not-import-features',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/' },
      to: { path: '^client/', pathNot: ['^client/src/(app|shared)/', '^client/src/features/$1/'] },
    },
    {
      name: 'client-shared-below-app',
      severity: 'error',
      from: { path: '^client/src/shared/' },
      to: { path: '^client/', pathNot: '^client/src/shared/' },
    },
    {
      name: 'client-app-below-features',
      comment: 'all-features.ts hands them over at the start.',
      severity: 'error',
      from: { path: '^client/src/app/' },
      to: { path: '^client/', pathNot: '^client/src/(app|shared)/' },
    },
    {
      name: 'demo-comes-through-the-front-door',
      severity: 'error',
      from: { path: '^src/demo/' },
      to: { path: '^(src|projections|client|test)/', pathNot: '^src/(demo|contracts|platform)/' },
    },
    {
      name: 'event-store-client-in-one-folder',
      severity: 'error',
      from: { pathNot: '^src/platform/event-store/eventstoredb/' },
      to: { path: '@eventstore/db-client' },
    },
    {
      name: 'no-cycles',
      comment: 'Of what is there when the program runs: types are gone by then.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports in tests do not count as dependencies between the parts.
    exclude: { path: '(\\.(spec|int-spec|browser-spec|slow-spec|long-spec)\\.tsx?$)|^dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
    // The client's alias.
    webpackConfig: { fileName: 'scripts/lib/aliases.cjs' },
  },
};
