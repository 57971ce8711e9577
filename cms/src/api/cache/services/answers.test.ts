import { toAnswer } from '../../../http/answer';
import answersOf from './answers';

/** Answers when it's told to. */
const maker = () => {
  const ends: (() => void)[] = [];
  const make = () =>
    new Promise<ReturnType<typeof toAnswer>>((resolve) => {
      const body = `made ${ends.length + 1}`;
      ends.push(() => resolve(toAnswer({ status: 200, headers: {}, body, route: '/' })));
    });
  return { ends, make };
};

describe('answers while changes aren’t heard', () => {
  it('are shared by all who ask before one of them is begun, and by nobody who asks later', async () => {
    const answers = answersOf();
    const { ends, make } = maker();
    const read = async () => {
      const { answer, how } = await answers.get('/', make);
      return [(await answer?.version(undefined))?.body.toString(), how];
    };
    const first = read();
    const meanwhile = [read(), read(), read()];
    ends[0]?.();
    expect(await first).toEqual(['made 1', 'fwd=bypass']);
    const later = read();
    ends[1]?.();
    expect(await Promise.all(meanwhile)).toEqual([
      ['made 2', 'fwd=bypass'],
      ['made 2', 'fwd=bypass; collapsed'],
      ['made 2', 'fwd=bypass; collapsed'],
    ]);
    await new Promise(setImmediate);
    ends[2]?.();
    expect(await later).toEqual(['made 3', 'fwd=bypass']);
    const last = read();
    ends[3]?.();
    expect(await last).toEqual(['made 4', 'fwd=bypass']);
  });

  it('are made after one that failed, too', async () => {
    const answers = answersOf();
    const { ends, make } = maker();
    const failing = answers.get('/', () => Promise.reject(new Error('gone')));
    const next = answers.get('/', make);
    await expect(failing).rejects.toThrow('gone');
    ends[0]?.();
    expect((await next).answer?.status).toBe(200);
    expect(answers.figures()).toMatchObject({ passed: 2, joined: 0, failed: 1 });
  });
});
