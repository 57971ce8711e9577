/** cms refuses to be loaded without its secrets. */
import { SECRETS } from '../run/cms-environment';

Object.assign(process.env, SECRETS);
