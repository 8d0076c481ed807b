export * from './derived-id';
export * from './clock';
export * from './derived-id';
export * from './moment';
