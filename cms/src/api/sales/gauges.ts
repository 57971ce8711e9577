import type { DatabaseGauge } from '../../monitoring/gauge';

export const gauges: DatabaseGauge[] = [
  {
    name: 'stoa_orders',
    help: 'Orders, by state',
    labels: ['state'],
    sql: 'SELECT state, count(*) AS value FROM orders GROUP BY state',
  },
  {
    name: 'stoa_orders_to_fulfill',
    help: 'Orders with something left to fulfill',
    sql: "SELECT count(*) AS value FROM orders WHERE needs_fulfillment AND state IN ('PAID', 'PARTIALLY_REFUNDED')",
  },
  {
    name: 'stoa_payments_pending',
    help: 'Orders whose payment the reconciler looks after',
    sql: 'SELECT count(*) AS value FROM orders WHERE next_check_at IS NOT NULL',
  },
  {
    name: 'stoa_payment_check_delay_seconds',
    help: 'How long the oldest check of a payment is overdue',
    sql: 'SELECT EXTRACT(epoch FROM now() - min(next_check_at)) AS value FROM orders WHERE next_check_at < now()',
  },
  {
    name: 'stoa_refunds_open',
    help: 'Refunds that the provider hasn’t confirmed yet',
    sql: "SELECT count(*) AS value FROM refunds WHERE state = 'PENDING'",
  },
  {
    name: 'stoa_webhook_events_waiting',
    help: 'Events of payment providers that aren’t processed yet',
    sql: 'SELECT count(*) AS value FROM webhook_events WHERE processed_at IS NULL',
  },
  {
    name: 'stoa_webhook_event_received_timestamp_seconds',
    help: 'When an event of a payment provider last came; 0 if none did lately',
    sql: 'SELECT EXTRACT(epoch FROM max(received_at)) AS value FROM webhook_events',
  },
  {
    name: 'stoa_stock_reserved',
    help: 'Units that unpaid orders have reserved',
    sql: "SELECT sum(quantity) AS value FROM reservations WHERE state = 'RESERVED'",
  },
];
