export { el, type Xml, xmlDocument } from './documents/xml';
export { SchemaCheck } from './validation/schema-check';
