// The plugin's only page. The harness binds `received`, which returns the reply to a message.
// Firefox keeps what two parts of a message share, and cannot hand that on to the harness; the copy shares nothing.
chrome.runtime.onMessageExternal.addListener((message, sender, respond) => {
  globalThis.received(JSON.parse(JSON.stringify(message)), sender.id ?? '').then(({ first, answer }) => {
    // Do not wait for their answers: the reply follows at once.
    for (const call of first) chrome.runtime.sendMessage(sender.id, call).catch(() => {});
    respond(answer);
  });
  return true;
});
