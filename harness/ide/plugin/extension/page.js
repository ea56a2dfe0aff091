// The plugin's only page. The harness binds `received`, which returns the reply to a message.
// Firefox keeps what two parts of a message share, and cannot hand that on to the harness; the copy shares nothing.
const take = (message, sender, respond) => {
  globalThis.received(JSON.parse(JSON.stringify(message)), sender.id ?? '').then(({ first, answer }) => {
    // Do not wait for their answers: the reply follows at once.
    for (const call of first) chrome.runtime.sendMessage(sender.id, call).catch(() => {});
    respond(answer);
  });
  return true;
};

/** Starts or stops listening to other extensions. */
globalThis.setListening = (listens) => {
  if (listens) chrome.runtime.onMessageExternal.addListener(take);
  else chrome.runtime.onMessageExternal.removeListener(take);
};

setListening(true);
