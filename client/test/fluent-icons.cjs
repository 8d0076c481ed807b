/**
 * `@fluentui/react-icons` for tests: Fluent's controls import a few dozen icons from an index of twenty-five thousand. Each icon is
 * loaded on demand from its own file in the package instead.
 */
const utils = require('@fluentui/react-icons/utils');

/** `CheckmarkCircle12Filled` is in `svg/checkmark-circle`. */
const ICON = /^([A-Z][A-Za-z0-9]*?)\d*(?:Regular|Filled|Light|Color)$/;
const fileOf = (name) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

function find(name) {
  if (name in utils) return utils[name];
  const icon = ICON.exec(name)?.[1];
  if (icon === undefined) throw new Error(`Where does @fluentui/react-icons have ${name}?`);
  const found = require(`@fluentui/react-icons/svg/${fileOf(icon)}`)[name];
  if (found === undefined) throw new Error(`There is no ${name} in @fluentui/react-icons/svg/${fileOf(icon)}`);
  return found;
}

module.exports = new Proxy({ __esModule: true }, { get: (kept, name) => (kept[name] ??= find(name)) });
