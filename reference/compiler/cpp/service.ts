// Service classes and their stubs, for schemas that say `cc_generic_services = true` (rules cpp.service.*).
import type { FileDescriptor, MethodDescriptor, ServiceDescriptor } from '../schema/model/descriptor';
import { INTERNAL, RT } from './model';
import { FileScope, qualified } from './naming/cpp-names';
import type { Printer } from './printer';
import { indexInFile, registrationOf } from './registration';

/** The services of a file that get generated classes (rule cpp.service.off-by-default). */
export function servicesOf(file: FileDescriptor): readonly ServiceDescriptor[] {
  return file.options.cc_generic_services === true ? file.services : [];
}

const call = `const ${RT}::MethodDescriptor* method, ${RT}::RpcController* controller, const ${RT}::Message* request, ${RT}::Message* response, ${RT}::Closure* done`;

function parameters({ inputType, outputType }: MethodDescriptor): string {
  const [Request, Response] = [qualified(inputType), qualified(outputType)];
  return `${RT}::RpcController* controller, const ${Request}* request, ${Response}* response, ${RT}::Closure* done`;
}

/** Prints the declarations of the service class and its stub, after all message classes. */
export function serviceDeclaration(out: Printer, service: ServiceDescriptor, exported: string): void {
  const scope = FileScope.of(service.file);
  const names = scope.service(service);
  const { service: Foo, stub: Stub } = names;
  out.print`class ${Stub};`;
  out.blank();
  out.print`class ${exported}${Foo} : public ${RT}::Service {`;
  out.line(' public:');
  out.indent(() => {
    out.print`
      using ${names.stubAlias} = ${Stub};
      ~${Foo}() override;
      static const ${RT}::ServiceDescriptor* descriptor();
    `;
    out.blank();
    for (const method of service.methods) out.print`virtual void ${scope.method(method)}(${parameters(method)});`;
    out.blank();
    out.print`
      const ${RT}::ServiceDescriptor* GetDescriptor() override;
      void CallMethod(${call}) override;
      const ${RT}::Message& GetRequestPrototype(const ${RT}::MethodDescriptor* method) const override;
      const ${RT}::Message& GetResponsePrototype(const ${RT}::MethodDescriptor* method) const override;
    `;
  });
  out.blank();
  out.line(' protected:');
  out.indent(() => {
    out.print`${Foo}() = default;`;
  });
  out.print`};`;
  out.blank();
  out.print`class ${exported}${Stub} : public ${Foo} {`;
  out.line(' public:');
  out.indent(() => {
    out.print`
      ${Stub}(${RT}::RpcChannel* channel);
      ${Stub}(${RT}::RpcChannel* channel, ${RT}::Service::ChannelOwnership ownership);
      ~${Stub}() override;
      ${RT}::RpcChannel* ${names.channel}() { return ${names.channelMember}; }
    `;
    out.blank();
    for (const method of service.methods) out.print`void ${scope.method(method)}(${parameters(method)}) override;`;
  });
  out.blank();
  out.line(' private:');
  out.indent(() => {
    out.print`
      ${RT}::RpcChannel* ${names.channelMember};
      bool ${names.ownsChannelMember};
    `;
  });
  out.print`};`;
}

/** Prints the source file's part of a service. */
export function serviceDefinition(out: Printer, service: ServiceDescriptor): void {
  const scope = FileScope.of(service.file);
  const names = scope.service(service);
  const { service: Foo, stub: Stub } = names;
  const { methods } = service;
  out.print`
    ${Foo}::~${Foo}() = default;
    const ${RT}::ServiceDescriptor* ${Foo}::descriptor() {
      return ${INTERNAL}::ServiceDescriptorAt(${registrationOf(service.file)}, ${indexInFile(service)});
    }
    const ${RT}::ServiceDescriptor* ${Foo}::GetDescriptor() { return descriptor(); }
  `;
  methods.forEach((method, index) => {
    const types = `const ${qualified(method.inputType)}*, ${qualified(method.outputType)}*`;
    out.print`
      void ${Foo}::${scope.method(method)}(${RT}::RpcController* controller, ${types}, ${RT}::Closure* done) {
        ${INTERNAL}::MethodNotImplemented(${INTERNAL}::MethodAt(descriptor(), ${index}), controller, done);
      }
    `;
  });
  out.print`void ${Foo}::CallMethod(${call}) {`;
  out.indent(() => {
    dispatch(out, methods, 'descriptor(), method, *request, *response', (method) => {
      const request = `static_cast<const ${qualified(method.inputType)}*>(request)`;
      const response = `static_cast<${qualified(method.outputType)}*>(response)`;
      // A method may have the name of a parameter.
      return `return this->${scope.method(method)}(controller, ${request}, ${response}, done);`;
    });
    if (methods.length === 0) out.print`static_cast<void>(controller), static_cast<void>(done);`;
  });
  out.print`}`;
  const prototypes = [
    ['GetRequestPrototype', (method: MethodDescriptor) => method.inputType],
    ['GetResponsePrototype', (method: MethodDescriptor) => method.outputType],
  ] as const;
  for (const [name, typeOf] of prototypes) {
    out.print`const ${RT}::Message& ${Foo}::${name}(const ${RT}::MethodDescriptor* method) const {`;
    out.indent(() => {
      dispatch(out, methods, 'descriptor(), method', (method) => {
        return `return ${qualified(typeOf(method))}::default_instance();`;
      });
      // The index is always valid.
      out.print`__builtin_unreachable();`;
    });
    out.print`}`;
  }
  out.blank();
  out.print`
    ${Stub}::${Stub}(${RT}::RpcChannel* channel) : ${names.channelMember}(channel), ${names.ownsChannelMember}(false) {}
    ${Stub}::${Stub}(${RT}::RpcChannel* channel, ${RT}::Service::ChannelOwnership ownership)
        : ${names.channelMember}(channel), ${names.ownsChannelMember}(ownership == ${RT}::Service::STUB_OWNS_CHANNEL) {}
    ${Stub}::~${Stub}() {
      if (${names.ownsChannelMember}) delete ${names.channelMember};
    }
  `;
  methods.forEach((method, index) => {
    out.print`
      void ${Stub}::${scope.method(method)}(${parameters(method)}) {
        ${names.channelMember}->CallMethod(${INTERNAL}::MethodAt(descriptor(), ${index}), controller, request, response, done);
      }
    `;
  });
}

/** Prints a switch over the methods. For a method of another service, looking up the index ends the process. */
function dispatch(
  out: Printer,
  methods: readonly MethodDescriptor[],
  question: string,
  answer: (method: MethodDescriptor) => string,
): void {
  out.print`switch (${INTERNAL}::MethodIndex(${question})) {`;
  out.indent(() => {
    methods.forEach((method, index) => {
      out.print`case ${index}:`;
      out.print`  ${answer(method)}`;
    });
    out.print`default:`;
    out.print`  break;`;
  });
  out.print`}`;
}
