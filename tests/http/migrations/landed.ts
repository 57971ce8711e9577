/**
 * The checksums of the migrations that shops have run, in order. Never change a line: a shop that ran a migration refuses a
 * program that has a different one under the same number. A new migration adds a line.
 */
export const LANDED = [
  '5acf18688bbb',
  'ff1371f41354',
  '9a5ab5fb0512',
  '3747750be280',
  '35c23de15310',
  '40a31932326f',
  'f05b36436536',
  '0276c62695ff',
  '884a4d4c3e93',
  'bc4198f45124',
  'c9fb58a78a17',
  '792f7e46c315',
  '54c250d60401',
  'fd37ae2f49cb',
  '1ae789f59e39',
  'cc70b251f090',
  'fc5f53c03233',
  'c931a33b35be',
  'e88f2882fa47',
  '5bd1ce56657c',
  'd88f80040f96',
  'b1b274b302e7',
  'ec37a90b661f',
  '20ab152949cd',
  '87c4f3c505d0',
  '7ce64dc81b01',
  'c1199782a97c',
  'cfcd1ccedfe5',
];
