export * from './derived-id';
export * from './clock';
export * from './moment';
