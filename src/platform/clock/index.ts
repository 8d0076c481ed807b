export * from './clock';
export * from './moment';
