export * from './address';
export * from './checkout';
export * from './order';
export * from './states';
