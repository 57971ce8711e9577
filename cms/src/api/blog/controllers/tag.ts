import { createTermController } from '../../../terms/term-controller';
import { blogTag } from '../terms';

export default createTermController(blogTag);
