import { createTermController } from '../../../terms/term-controller';
import { itemTag } from '../terms';

export default createTermController(itemTag);
