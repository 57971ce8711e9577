import { createTermController } from '../../../terms/term-controller';
import { blogCategory } from '../terms';

export default createTermController(blogCategory);
