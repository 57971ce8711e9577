import { getIn, setIn } from 'formik';

/** What is wrong, by the path of its field, such as `socialLinks.0.url`. */
export type Complaints = Record<string, string>;

/** Where formik looks for them. What is said of a whole list stands for what is said of its entries. */
export function placed(complaints: Complaints): object {
  const paths = Object.keys(complaints).sort((one, other) => one.length - other.length);
  return paths.reduce((errors: object, path) => {
    const [root = path] = path.split('.');
    return typeof getIn(errors, root) === 'string' ? errors : setIn(errors, path, complaints[path]);
  }, {});
}
