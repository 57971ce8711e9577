import { STOCK_ALERTS, type StockAlertInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const addStockAlert = (alert: StockAlertInput) => sendData<{ email: string }>(STOCK_ALERTS, { body: alert });
