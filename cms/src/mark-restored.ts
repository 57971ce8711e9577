/** What `scripts/restore-to` asks of a shop before and after its database goes back to an earlier moment. */
import { parseArgs } from 'node:util';
import { forgetPresent, markAt, rememberPresent } from './backup/moment';
import { runCommand } from './backup/terminal';
import { environment } from './environment';
import { Failure } from './failure';

const USAGE = 'mark-restored.js --remember, --forget, or --at TIME';

const readOptions = () => {
  const { values } = parseArgs({
    options: { remember: { type: 'boolean' }, forget: { type: 'boolean' }, at: { type: 'string' } },
  });
  const at = values.at === undefined ? undefined : new Date(values.at);
  if (Number.isNaN(at?.getTime())) throw new Failure(`${values.at} isn’t a time. Use: ${USAGE}`);
  return { ...values, at };
};

runCommand(async () => {
  const { remember, forget, at } = readOptions();
  const { dataFolder, databaseListenUrl: databaseUrl } = environment;
  if (remember) await rememberPresent(dataFolder, databaseUrl);
  else if (forget) await forgetPresent(dataFolder);
  else if (at) await markAt(dataFolder, databaseUrl, at);
  else throw new Failure(`Use: ${USAGE}`);
});
