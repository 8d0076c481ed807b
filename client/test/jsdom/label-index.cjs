/**
 * A faster lookup in jsdom: of the control of a label, and of the labels of a control.
 *
 * To find an element by its label, the testing library reads the labels of each control. For each control, jsdom walks through the whole
 * document, and for each label in it once more. That took a fifth of the tests' time. Here, ids and labels come from the indexes that jsdom
 * maintains anyway.
 */
const formControls = require('jsdom/lib/jsdom/living/helpers/form-controls');
const NODE_TYPE = require('jsdom/lib/jsdom/living/node-type');

const walk = formControls.getLabelsForLabelable;
if (typeof walk !== 'function') throw new Error('jsdom finds labels in another way than it did');

const isDocument = (root) => root.nodeType === NODE_TYPE.DOCUMENT_NODE;

// Set before the elements load, since they import it by value.
formControls.getLabelsForLabelable = (labelable) => {
  const root = labelable.getRootNode({});
  if (!isDocument(root) || !formControls.isLabelable(labelable)) return walk(labelable);
  if (!labelable._labels) {
    const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList');
    const query = () => [...root.getElementsByTagName('label')].filter((label) => label.control === labelable);
    labelable._labels = NodeList.createImpl(root._globalObject, [], { element: root, query });
  }
  return labelable._labels;
};

// The elements load each other in an order that is correct only if the whole library is loaded.
require('jsdom');
const { implementation: Label } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl');
const control = Object.getOwnPropertyDescriptor(Label.prototype, 'control');
if (control?.get === undefined) throw new Error('jsdom finds the control of a label in another way than it did');

Object.defineProperty(Label.prototype, 'control', {
  ...control,
  get() {
    const id = this.getAttributeNS(null, 'for');
    const root = this.getRootNode({});
    if (!id || !isDocument(root)) return control.get.call(this);
    const found = root.getElementById(id);
    return found !== null && formControls.isLabelable(found) ? found : null;
  },
});
