import { execFile } from 'node:child_process';
import path from 'node:path';
import { CMS_FOLDER } from '../run/cms';
import { type CmsOptions, cmsEnvironment } from '../run/cms-environment';

export interface Examined {
  code: number;
  output: string;
}

const run = (args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Examined> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

/** The program behind `npm run doctor`. */
export const examine = (options: CmsOptions, ...given: string[]): Promise<Examined> =>
  run(['dist/src/doctor.js', ...given], { cwd: CMS_FOLDER, env: cmsEnvironment(options, 0) });

/** `npm run doctor` itself, as an operator calls it. */
export const callDoctor = (options: CmsOptions, ...given: string[]): Promise<Examined> =>
  run(['scripts/doctor.mjs', ...given], { cwd: path.dirname(CMS_FOLDER), env: cmsEnvironment(options, 1337) });
