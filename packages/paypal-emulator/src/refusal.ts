const NAMES = {
  400: ['INVALID_REQUEST', 'The request is malformed or breaks the schema.'],
  401: ['AUTHENTICATION_FAILURE', 'The access token is missing or invalid.'],
  403: ['NOT_AUTHORIZED', 'These credentials may not do that.'],
  404: ['RESOURCE_NOT_FOUND', 'The resource doesn’t exist.'],
  409: ['RESOURCE_CONFLICT', 'The request conflicts with another one.'],
  422: ['UNPROCESSABLE_ENTITY', 'The request can’t be carried out.'],
  429: ['RATE_LIMIT_REACHED', 'There were too many requests.'],
  500: ['INTERNAL_SERVER_ERROR', 'Something went wrong inside.'],
} as const;

type RefusalStatus = keyof typeof NAMES;

/** The status and the meaning of each issue that this emulator knows. */
const ISSUES = {
  MALFORMED_REQUEST_JSON: [400, 'The body isn’t JSON.'],
  MISSING_REQUIRED_PARAMETER: [400, 'A required field is missing.'],
  INVALID_PARAMETER_VALUE: [400, 'The value of a field isn’t allowed.'],
  INVALID_PARAMETER_SYNTAX: [400, 'The value of a field has the wrong form.'],
  INVALID_STRING_LENGTH: [400, 'The value of a field is too short or too long.'],
  PERMISSION_DENIED: [403, 'You have no permission for this resource.'],
  INVALID_RESOURCE_ID: [404, 'There is nothing with this id.'],
  PREVIOUS_REQUEST_IN_PROGRESS: [409, 'A request with the same PayPal-Request-Id is still in progress.'],
  AMOUNT_MISMATCH: [422, 'The amount isn’t the sum of its breakdown.'],
  ITEM_TOTAL_MISMATCH: [422, 'The item total isn’t the sum of the items.'],
  ITEM_TOTAL_REQUIRED: [422, 'Items need an item total in the breakdown.'],
  CANNOT_BE_NEGATIVE: [422, 'An amount is below 0.'],
  CANNOT_BE_ZERO_OR_NEGATIVE: [422, 'An amount isn’t above 0.'],
  DECIMAL_PRECISION: [422, 'An amount has more than two decimals.'],
  INVALID_CURRENCY_CODE: [422, 'The currency isn’t supported.'],
  MULTI_CURRENCY_ORDER: [422, 'An order has one currency only.'],
  SHIPPING_ADDRESS_INVALID: [422, 'The shipping address is missing or incomplete.'],
  DUPLICATE_INVOICE_ID: [422, 'This invoice id was paid before.'],
  ORDER_NOT_APPROVED: [422, 'The payer hasn’t approved the order.'],
  ORDER_ALREADY_CAPTURED: [422, 'The order was captured before.'],
  ORDER_ALREADY_COMPLETED: [422, 'The order can’t be changed anymore.'],
  NOT_PATCHABLE: [422, 'This can’t be changed, or not like that.'],
  PAYER_ACTION_REQUIRED: [422, 'The payer has to return to PayPal.'],
  INSTRUMENT_DECLINED: [422, 'The payment method was declined.'],
  TRANSACTION_REFUSED: [422, 'The payment was refused.'],
  PENDING_CAPTURE: [422, 'A pending capture can’t be refunded.'],
  REFUND_NOT_ALLOWED: [422, 'The capture can’t be refunded.'],
  CAPTURE_FULLY_REFUNDED: [422, 'The capture was refunded in full before.'],
  REFUND_AMOUNT_EXCEEDED: [422, 'The refund is more than what is left of the capture.'],
  REFUND_CAPTURE_CURRENCY_MISMATCH: [422, 'A refund has the currency of its capture.'],
  REFUND_FAILED_INSUFFICIENT_FUNDS: [422, 'The account can’t cover the refund.'],
  RATE_LIMIT_REACHED: [429, 'Wait a moment.'],
  INTERNAL_SERVER_ERROR: [500, 'Try again later.'],
} as const satisfies Record<string, readonly [RefusalStatus, string]>;

export type Issue = keyof typeof ISSUES;

export const isIssue = (text: unknown): text is Issue => typeof text === 'string' && Object.hasOwn(ISSUES, text);

/** An answer with an error, in the form that PayPal gives it. */
export class Refusal extends Error {
  constructor(
    readonly issue: Issue,
    readonly field?: string,
  ) {
    super(issue);
  }

  get status(): RefusalStatus {
    return ISSUES[this.issue][0];
  }

  body(debugId: string) {
    const [name, message] = NAMES[this.status];
    const detail = { issue: this.issue, description: ISSUES[this.issue][1] };
    return {
      name,
      message,
      debug_id: debugId,
      ...(this.status < 429 ? { details: [this.field ? { field: this.field, ...detail } : detail] } : {}),
      links: [{ href: 'https://developer.paypal.com/docs/api/orders/v2/', rel: 'information_link', method: 'GET' }],
    };
  }
}
