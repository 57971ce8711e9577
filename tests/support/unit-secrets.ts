/** cms refuses to be loaded without its secrets. */
import { SECRETS } from './cms-environment';

Object.assign(process.env, SECRETS);
