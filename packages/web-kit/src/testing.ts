import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { http } from './http/client';

export type Call = { method: string; url: string; body: unknown; token: string | undefined };
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };

/** For component tests: `answer` replaces the network. If it throws, the shop is unreachable. */
export function answerCalls(answer: (call: Call) => Answer | Promise<Answer>): void {
  http.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    const { status = 200, body, headers = {} } = await reach(config, answer);
    const response = {
      status,
      statusText: String(status),
      data: body,
      headers: new AxiosHeaders(headers),
      config,
    };
    if (status < 400) return response;
    throw new AxiosError(`Request failed with status code ${status}`, undefined, config, undefined, response);
  };
}

async function reach(config: InternalAxiosRequestConfig, answer: (call: Call) => Answer | Promise<Answer>) {
  try {
    return await answer({
      method: (config.method ?? 'get').toUpperCase(),
      url: config.url ?? '',
      body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
      token: /^Bearer (.+)$/.exec(String(config.headers.get('Authorization') ?? ''))?.[1],
    });
  } catch {
    throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  }
}
