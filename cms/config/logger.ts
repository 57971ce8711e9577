import { environment } from '../src/environment';
import { logFormat } from '../src/monitoring/log-format';

export default () => ({ level: environment.logLevel, format: logFormat(environment.logFormat) });
