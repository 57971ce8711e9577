import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '../api/auth/domain/network';
import { refuseFor } from '../api/auth/services/limits';
import { environment } from '../environment';
import { describeBodyError } from '../http/body-errors';
import { hasBody } from '../http/has-body';
import { Problem } from '../http/problem';

/** Far more than people mistype. */
const REFUSED = { points: 60, duration: 60 };

const isRefused = (error: unknown): boolean => {
  const problem = error instanceof Problem ? error : describeBodyError(error);
  return problem?.status === 400 || problem?.status === 413 || error instanceof errors.ValidationError;
};

/** Whoever sent many bodies that can't be read, or have mistakes, isn't listened to for a while. Each process counts by itself. */
export default () => {
  const counter = new RateLimiterMemory(REFUSED);

  return async (ctx: Context, next: Next) => {
    if (!environment.rateLimits || !hasBody(ctx.request)) return next();
    const network = networkOf(ctx.ip);
    // Counted before the answer, so that many at once are many; what isn't refused is given back.
    await counter.consume(network).catch((taken: RateLimiterRes) => {
      throw refuseFor(taken.msBeforeNext);
    });
    let counts = false;
    try {
      return await next();
    } catch (error) {
      // Whoever is signed in to the console may send many files that it refuses.
      counts = isRefused(error) && !ctx.state.isAuthenticated;
      throw error;
    } finally {
      if (!counts) await counter.reward(network);
    }
  };
};
