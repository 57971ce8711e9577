import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What nginx does with a request. Understands only the syntax that deploy/nginx/default.conf.template uses. */
export type Outcome = { to: 'cms' } | { to: 'nothing' } | { to: 'file'; file: string; headers: Record<string, string> };

interface Directive {
  name: string;
  words: string[];
  block: Directive[];
}

const NGINX = path.resolve(__dirname, '../../../deploy/nginx');
const TOKEN = /#.*|"(?:\\.|[^"\\])*"|'[^']*'|[{};]|[^\s{};"']+/g;

const parse = (text: string): Directive[] => {
  const tokens = (text.match(TOKEN) ?? []).filter((token) => !token.startsWith('#'));
  const read = (): Directive[] => {
    const found: Directive[] = [];
    let words: string[] = [];
    for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift()) {
      if (token !== ';' && token !== '{') {
        words.push(token.replace(/^(["'])(.*)\1$/s, '$2'));
        continue;
      }
      const [name = '', ...rest] = words;
      found.push({ name, words: rest, block: token === '{' ? read() : [] });
      words = [];
    }
    return found;
  };
  return read();
};

/**
 * The exact location, or else the longest prefix, unless a pattern (in order) matches and that prefix doesn't rule patterns out.
 */
const locationOf = (uri: string, server: Directive[]): Directive | undefined => {
  const locations = server
    .filter(({ name }) => name === 'location')
    .map((location) => {
      const [how, what] = location.words.length === 2 ? location.words : ['', location.words[0]];
      return { location, how, what: what ?? '' };
    });
  const exact = locations.find(({ how, what }) => how === '=' && what === uri);
  const [longest] = locations
    .filter(({ how, what }) => ['', '^~'].includes(how ?? '') && uri.startsWith(what))
    .sort((one, other) => other.what.length - one.what.length);
  const pattern = locations.find(({ how, what }) => how === '~' && new RegExp(what).test(uri));
  return (exact ?? (longest?.how === '^~' ? longest : (pattern ?? longest)))?.location;
};

/** The message for a body that is too large at a URL, and the limit in bytes. */
export const openBodyLimits = () => {
  const directives = parse(readFileSync(path.join(NGINX, 'default.conf.template'), 'utf8'));
  const server = directives.find(({ name }) => name === 'server')?.block ?? [];
  const wordsOf = (block: Directive[], name: string) => block.find((directive) => directive.name === name)?.words ?? [];
  const sentences = directives.find(({ name, words }) => name === 'map' && words[1] === '$too_large')?.block ?? [];

  return (uri: string): { megabytes: number; answer: { error: { message: string } } } => {
    const location = locationOf(uri, server)?.block ?? [];
    const [size] = [...wordsOf(location, 'client_max_body_size'), ...wordsOf(server, 'client_max_body_size')];
    const refusal = server.find(({ words: [name] }) => name === '@too_large')?.block ?? [];
    const matching =
      sentences.find(({ name }) => name === uri) ??
      sentences.find(({ name }) => name.startsWith('~') && new RegExp(name.slice(1)).test(uri)) ??
      sentences.find(({ name }) => name === 'default');
    const text = wordsOf(refusal, 'return')[1] ?? '';
    return {
      megabytes: Number.parseInt(size ?? '', 10),
      answer: JSON.parse(text.replace('$too_large', matching?.words[0] ?? '')),
    };
  };
};

/** A request's address as the access log has it. */
export const openLog = () => {
  const directives = parse(readFileSync(path.join(NGINX, 'default.conf.template'), 'utf8'));
  const [, format = ''] = directives.find(({ name }) => name === 'log_format')?.words ?? [];
  const [, variable = ''] = /"\$request_method (\$\w+) \$server_protocol"/.exec(format) ?? [];
  const choices = directives.find(({ name, words }) => name === 'map' && words[1] === variable)?.block ?? [];

  return (uri: string): string => {
    for (const { name, words } of choices) {
      const { groups } = (name.startsWith('~') && new RegExp(name.slice(1)).exec(uri)) || {};
      if (groups) return (words[0] ?? '').replace(/\$(\w+)/g, (_variable, group) => groups[group] ?? '');
    }
    return choices.some(({ name, words }) => name === 'default' && words[0] === '$request_uri') ? uri : '';
  };
};

/** `folders` maps folders in the image (or mounted there) to local ones. */
export const openNginx = (folders: Record<string, string>) => {
  const here = (name: string): string => {
    const [inImage = ''] = Object.keys(folders).filter((folder) => name.startsWith(folder));
    return inImage ? (folders[inImage] ?? '') + name.slice(inImage.length) : path.join(NGINX, name);
  };
  const whole = (block: Directive[]): Directive[] =>
    block.flatMap((directive) =>
      directive.name === 'include' && directive.words[0] !== 'demo/*.conf'
        ? parse(readFileSync(here(directive.words[0] ?? ''), 'utf8'))
        : [{ ...directive, block: whole(directive.block) }],
    );
  const [server] = whole(parse(readFileSync(path.join(NGINX, 'default.conf.template'), 'utf8'))).filter(
    ({ name }) => name === 'server',
  );

  return (method: string, uri: string): Outcome => {
    const location = locationOf(uri, server?.block ?? [])?.block ?? [];
    const first = (name: string) => location.find((directive) => directive.name === name)?.words;
    const isRefused = location
      .filter(({ name }) => name === 'if')
      .some(({ words: [variable, , pattern = ''] }) =>
        variable === '($only_read' ? !['GET', 'HEAD'].includes(method) : !new RegExp(pattern.slice(0, -1)).test(uri),
      );
    if (isRefused || first('return') || first('internal')) return { to: 'nothing' };
    if (first('proxy_pass')) return { to: 'cms' };
    const [candidate = ''] = first('try_files') ?? [];
    const root = first('root')?.[0]?.replace('$uploads', '/srv/media') ?? '';
    const file = here(root + candidate.replace('$uri', uri));
    if (!existsSync(file) || !statSync(file).isFile()) return { to: 'nothing' };
    const headers = location.filter(({ name }) => name === 'add_header').map(({ words }) => words);
    return {
      to: 'file',
      file,
      headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name.toLowerCase(), value])),
    };
  };
};
