import { Failure } from '../failure';
import { MEMBERS } from './format';
import { readJson, readManifest, readMembers, requireWhole } from './read-archive';
import { type SealedSecrets, unseal } from './secrets';

/** The text of `.env` that a backup holds. Undefined with a wrong passphrase. */
export const readSecrets = async (file: string, passphrase: string): Promise<string | undefined> => {
  if (!(await readManifest(file)).hasSecrets)
    throw new Failure(`${file} has no secrets: it was made without --with-secrets.`);
  await requireWhole(file);
  let sealed: SealedSecrets | undefined;
  await readMembers(file, async (name, content) => {
    if (name !== MEMBERS.secrets) return undefined;
    sealed = await readJson<SealedSecrets>(content);
    return 'STOP';
  });
  return sealed && unseal(sealed, passphrase);
};
