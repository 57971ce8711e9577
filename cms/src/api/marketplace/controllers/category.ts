import { createTermController } from '../../../terms/term-controller';
import { itemCategory } from '../terms';

export default createTermController(itemCategory);
