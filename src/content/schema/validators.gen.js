// Generated from schema/ by `npm run generate`. Don't edit.
import { schemas } from "../model/schema.gen.ts";
"use strict";
export const site = validate0;
const schema0 = schemas["site.schema.json"];
const func0 = Object.prototype.hasOwnProperty;
const func1 = function ucs2length(str) {
    const len = str.length;
    let length = 0;
    let pos = 0;
    let value;
    while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 0xd800 && value <= 0xdbff && pos < len) {
            // high surrogate, and there is a next character
            value = str.charCodeAt(pos);
            if ((value & 0xfc00) === 0xdc00)
                pos++; // low surrogate
        }
    }
    return length;
};
const schema2 = schemas["parts.schema.json"]["$defs"]["text"];
const pattern0 = new RegExp("\\S", "u");

function validate2(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

const schema3 = schemas["parts.schema.json"]["$defs"]["logo"];
const schema4 = schemas["parts.schema.json"]["$defs"]["mediaFile"];
const schema6 = {};

function validate8(data, instancePath=""){
validate8.errors = null;
return true;
}

const pattern3 = new RegExp("^media/[^/\\\\]+$", "u");

function validate6(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate8(data, instancePath))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 200){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema4, data);
errors++;
}
if(!pattern3.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema4, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema4, data);
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate11(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate5(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema3, data, "src");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema3.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema3, data, key0);
errors++;
}
}
if(data.src !== undefined){
if(!(validate6(data.src, instancePath+"/src"))){
vErrors = vErrors === null ? validate6.errors : withMore(vErrors, validate6.errors);
errors = vErrors.length;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(validate11(data1, instancePath+"/alt"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema3.properties.alt, data1);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema3, data);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate14(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate8(data, instancePath))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 200){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema4, data);
errors++;
}
if(!pattern3.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema4, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema4, data);
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema9 = schemas["parts.schema.json"]["$defs"]["openTimes"];
const pattern9 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");

function validate25(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 4){
vErrors = withError(vErrors, instancePath, "#/maxItems", schema9, data);
errors++;
}
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", schema9, data);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/pattern", schema9.items, data0);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/" + i0, "#/type", schema9.items, data0);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema9, data);
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema10 = schemas["parts.schema.json"]["$defs"]["day"];
const pattern10 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate34(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema11 = schemas["parts.schema.json"]["$defs"]["hidden"];

function validate38(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

const schema12 = schemas["parts.schema.json"]["$defs"]["markdown"];

function validate41(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}


function validate43(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate45(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

const schema15 = schemas["parts.schema.json"]["$defs"]["page"];
const schema16 = {};

function validate48(data, instancePath=""){
validate48.errors = null;
return true;
}

const pattern14 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u");

function validate47(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate48(data, instancePath))){
vErrors = vErrors === null ? validate48.errors : withMore(vErrors, validate48.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema15, data);
errors++;
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema15, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema15, data);
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

const schema17 = schemas["parts.schema.json"]["$defs"]["link"];
const schema18 = schemas["parts.schema.json"]["$defs"]["linkedPage"];
const schema19 = {};

function validate55(data, instancePath=""){
validate55.errors = null;
return true;
}

const pattern17 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*(#[a-z][a-z0-9]*(-[a-z0-9]+)*)?$", "u");

function validate54(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate55(data, instancePath))){
vErrors = vErrors === null ? validate55.errors : withMore(vErrors, validate55.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 101){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema18, data);
errors++;
}
if(!pattern17.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema18, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema18, data);
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const schema20 = schemas["parts.schema.json"]["$defs"]["address"];

function validate58(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 500){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema20, data);
errors++;
}
if(func1(data) < 1){
vErrors = withError(vErrors, instancePath, "#/minLength", schema20, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema20, data);
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema21 = schemas["parts.schema.json"]["$defs"]["file"];

function validate60(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate8(data, instancePath))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 200){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema21, data);
errors++;
}
if(!pattern3.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema21, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema21, data);
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


function validate64(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}


function validate66(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate68(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}


function validate52(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/0/required", schema17.oneOf[0], data, "page");
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/1/required", schema17.oneOf[1], data, "href");
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/2/required", schema17.oneOf[2], data, "file");
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/3/required", schema17.oneOf[3], data, "map");
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/oneOf", schema17, data, {passingSchemas: passing0});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema17, data, "label");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema17.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema17, data, key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema17.properties.label, data0);
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate54(data.page, instancePath+"/page"))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate58(data.href, instancePath+"/href"))){
vErrors = vErrors === null ? validate58.errors : withMore(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate60(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate60.errors : withMore(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, instancePath+"/map"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
vErrors = withError(vErrors, instancePath+"/map", "#/maxLength", schema17.properties.map, data4);
errors++;
}
}
}
if(data.from !== undefined){
if(!(validate64(data.from, instancePath+"/from"))){
vErrors = vErrors === null ? validate64.errors : withMore(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate66(data.until, instancePath+"/until"))){
vErrors = vErrors === null ? validate66.errors : withMore(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate68(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate68.errors : withMore(vErrors, validate68.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema17, data);
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const schema25 = schemas["parts.schema.json"]["$defs"]["language"];
const pattern2 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", "u");

function validate71(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
errors++;
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

const schema26 = schemas["parts.schema.json"]["$defs"]["contactPoint"];
const schema27 = {};

function validate80(data, instancePath=""){
validate80.errors = null;
return true;
}


function validate77(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "kind");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "label");
errors++;
}
if(data.lines === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "lines");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema26.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema26, data, key0);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((((data0 === "phone") || (data0 === "email")) || (data0 === "website")) || (data0 === "place")) || (data0 === "address")) || (data0 === "text"))){
vErrors = withError(vErrors, instancePath+"/kind", "#/enum", schema26.properties.kind, data0);
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate11(data1, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema26.properties.label, data1);
errors++;
}
}
}
if(data.lines !== undefined){
let data2 = data.lines;
if(Array.isArray(data2)){
if(data2.length > 6){
vErrors = withError(vErrors, instancePath+"/lines", "#/maxItems", schema26.properties.lines, data2);
errors++;
}
if(data2.length < 1){
vErrors = withError(vErrors, instancePath+"/lines", "#/minItems", schema26.properties.lines, data2);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(validate11(data3, instancePath+"/lines/" + i0))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(!(validate80(data3, instancePath+"/lines/" + i0))){
vErrors = vErrors === null ? validate80.errors : withMore(vErrors, validate80.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func1(data3) > 120){
vErrors = withError(vErrors, instancePath+"/lines/" + i0, "#/maxLength", schema26.properties.lines.items, data3);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/lines", "#/type", schema26.properties.lines, data2);
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate68(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate68.errors : withMore(vErrors, validate68.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema26, data);
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


function validate84(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 500){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema20, data);
errors++;
}
if(func1(data) < 1){
vErrors = withError(vErrors, instancePath, "#/minLength", schema20, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema20, data);
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^https://[^\\s/]+(/[^\\s]*)?/$|^https://[^\\s/]+$", "u");
const pattern5 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern7 = new RegExp("^[A-Z]{2}$", "u");
const pattern8 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){1,2}$", "u");
const pattern15 = new RegExp("^[a-z][a-zA-Z0-9]*$", "u");
const pattern16 = new RegExp("^(\\s*|\\S([\\s\\S]*\\S)?)$", "u");
const pattern23 = new RegExp("^(\\.\\./)+[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*$", "u");
const pattern24 = new RegExp("^\\S+$", "u");
const pattern28 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const pattern29 = new RegExp("^github:[A-Za-z0-9][A-Za-z0-9_-]*/(?!\\.{1,2}$)(?!.*\\.git$)[A-Za-z0-9._-]+$", "u");
const pattern30 = new RegExp("^(?!-)(?!edit(/|$))[A-Za-z0-9_-]+([./][A-Za-z0-9_-]+)*$", "u");
const pattern31 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~-]+)*$", "u");
const pattern32 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?(\\?[A-Za-z0-9._~%&=+:/-]*)?$", "u");
const pattern33 = new RegExp("^(https://[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|http://localhost)(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$", "u");
const pattern35 = new RegExp("^[a-z0-9.-]+(:[0-9]+)?$", "u");
const pattern36 = new RegExp("^[A-Za-z]+$", "u");

function validate0(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "name");
errors++;
}
if(data.tagline === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "tagline");
errors++;
}
if(data.url === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "url");
errors++;
}
if(data.language === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "language");
errors++;
}
if(data.homePage === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "homePage");
errors++;
}
if(data.facts === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "facts");
errors++;
}
if(data.navigation === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "navigation");
errors++;
}
if(data.footer === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "footer");
errors++;
}
if(data.mail === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "mail");
errors++;
}
if(data.pictures === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema0, data, "pictures");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema0, data, key0);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, instancePath+"/$schema", "#/type", schema0.properties.$schema, data0);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!(validate2(data1, instancePath+"/name"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 60){
vErrors = withError(vErrors, instancePath+"/name", "#/maxLength", schema0.properties.name, data1);
errors++;
}
}
}
if(data.tagline !== undefined){
let data2 = data.tagline;
if(!(validate2(data2, instancePath+"/tagline"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 80){
vErrors = withError(vErrors, instancePath+"/tagline", "#/maxLength", schema0.properties.tagline, data2);
errors++;
}
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(func1(data3) > 200){
vErrors = withError(vErrors, instancePath+"/url", "#/maxLength", schema0.properties.url, data3);
errors++;
}
if(!pattern1.test(data3)){
vErrors = withError(vErrors, instancePath+"/url", "#/pattern", schema0.properties.url, data3);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/url", "#/type", schema0.properties.url, data3);
errors++;
}
}
if(data.addresses !== undefined){
let data4 = data.addresses;
if(typeof data4 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/addresses", "#/type", schema0.properties.addresses, data4);
errors++;
}
}
if(data.language !== undefined){
let data5 = data.language;
if(typeof data5 === "string"){
if(func1(data5) > 20){
vErrors = withError(vErrors, instancePath+"/language", "#/maxLength", schema0.properties.language, data5);
errors++;
}
if(!pattern2.test(data5)){
vErrors = withError(vErrors, instancePath+"/language", "#/pattern", schema0.properties.language, data5);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/language", "#/type", schema0.properties.language, data5);
errors++;
}
}
if(data.logo !== undefined){
if(!(validate5(data.logo, instancePath+"/logo"))){
vErrors = vErrors === null ? validate5.errors : withMore(vErrors, validate5.errors);
errors = vErrors.length;
}
}
if(data.look !== undefined){
let data7 = data.look;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(!Object.hasOwn(schema0.properties.look.properties, key1)){
vErrors = withError(vErrors, instancePath+"/look", "#/additionalProperties", schema0.properties.look, data7, key1);
errors++;
}
}
if(data7.accent !== undefined){
let data8 = data7.accent;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
vErrors = withError(vErrors, instancePath+"/look/accent", "#/pattern", schema0.properties.look.properties.accent, data8);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/look/accent", "#/type", schema0.properties.look.properties.accent, data8);
errors++;
}
}
if(data7.scheme !== undefined){
let data9 = data7.scheme;
if(!(data9 === "light")){
vErrors = withError(vErrors, instancePath+"/look/scheme", "#/enum", schema0.properties.look.properties.scheme, data9);
errors++;
}
}
if(data7.paper !== undefined){
let data10 = data7.paper;
if(!(((data10 === "tinted") || (data10 === "white")) || (data10 === "warm"))){
vErrors = withError(vErrors, instancePath+"/look/paper", "#/enum", schema0.properties.look.properties.paper, data10);
errors++;
}
}
if(data7.corners !== undefined){
let data11 = data7.corners;
if(!(((data11 === "square") || (data11 === "soft")) || (data11 === "round"))){
vErrors = withError(vErrors, instancePath+"/look/corners", "#/enum", schema0.properties.look.properties.corners, data11);
errors++;
}
}
if(data7.spacing !== undefined){
let data12 = data7.spacing;
if(!(((data12 === "tight") || (data12 === "normal")) || (data12 === "roomy"))){
vErrors = withError(vErrors, instancePath+"/look/spacing", "#/enum", schema0.properties.look.properties.spacing, data12);
errors++;
}
}
if(data7.headings !== undefined){
let data13 = data7.headings;
if(!((data13 === "serif") || (data13 === "sans"))){
vErrors = withError(vErrors, instancePath+"/look/headings", "#/enum", schema0.properties.look.properties.headings, data13);
errors++;
}
}
if(data7.header !== undefined){
let data14 = data7.header;
if(!(((data14 === "line") || (data14 === "centered")) || (data14 === "stacked"))){
vErrors = withError(vErrors, instancePath+"/look/header", "#/enum", schema0.properties.look.properties.header, data14);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/look", "#/type", schema0.properties.look, data7);
errors++;
}
}
if(data.favicon !== undefined){
if(!(validate14(data.favicon, instancePath+"/favicon"))){
vErrors = vErrors === null ? validate14.errors : withMore(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.sharePicture !== undefined){
if(!(validate14(data.sharePicture, instancePath+"/sharePicture"))){
vErrors = vErrors === null ? validate14.errors : withMore(vErrors, validate14.errors);
errors = vErrors.length;
}
}
if(data.organization !== undefined){
let data17 = data.organization;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key2 in data17){
if(!Object.hasOwn(schema0.properties.organization.properties, key2)){
vErrors = withError(vErrors, instancePath+"/organization", "#/additionalProperties", schema0.properties.organization, data17, key2);
errors++;
}
}
if(data17.legalName !== undefined){
let data18 = data17.legalName;
if(!(validate2(data18, instancePath+"/organization/legalName"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func1(data18) > 120){
vErrors = withError(vErrors, instancePath+"/organization/legalName", "#/maxLength", schema0.properties.organization.properties.legalName, data18);
errors++;
}
}
}
if(data17.phone !== undefined){
let data19 = data17.phone;
if(!(validate2(data19, instancePath+"/organization/phone"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data19 === "string"){
if(func1(data19) > 40){
vErrors = withError(vErrors, instancePath+"/organization/phone", "#/maxLength", schema0.properties.organization.properties.phone, data19);
errors++;
}
}
}
if(data17.email !== undefined){
let data20 = data17.email;
if(!(validate2(data20, instancePath+"/organization/email"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data20 === "string"){
if(func1(data20) > 254){
vErrors = withError(vErrors, instancePath+"/organization/email", "#/maxLength", schema0.properties.organization.properties.email, data20);
errors++;
}
}
}
if(data17.address !== undefined){
let data21 = data17.address;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.city === undefined){
vErrors = withError(vErrors, instancePath+"/organization/address", "#/required", schema0.properties.organization.properties.address, data21, "city");
errors++;
}
if(data21.country === undefined){
vErrors = withError(vErrors, instancePath+"/organization/address", "#/required", schema0.properties.organization.properties.address, data21, "country");
errors++;
}
for(const key3 in data21){
if(!Object.hasOwn(schema0.properties.organization.properties.address.properties, key3)){
vErrors = withError(vErrors, instancePath+"/organization/address", "#/additionalProperties", schema0.properties.organization.properties.address, data21, key3);
errors++;
}
}
if(data21.street !== undefined){
let data22 = data21.street;
if(!(validate2(data22, instancePath+"/organization/address/street"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data22 === "string"){
if(func1(data22) > 120){
vErrors = withError(vErrors, instancePath+"/organization/address/street", "#/maxLength", schema0.properties.organization.properties.address.properties.street, data22);
errors++;
}
}
}
if(data21.city !== undefined){
let data23 = data21.city;
if(!(validate2(data23, instancePath+"/organization/address/city"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func1(data23) > 80){
vErrors = withError(vErrors, instancePath+"/organization/address/city", "#/maxLength", schema0.properties.organization.properties.address.properties.city, data23);
errors++;
}
}
}
if(data21.region !== undefined){
let data24 = data21.region;
if(!(validate2(data24, instancePath+"/organization/address/region"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data24 === "string"){
if(func1(data24) > 80){
vErrors = withError(vErrors, instancePath+"/organization/address/region", "#/maxLength", schema0.properties.organization.properties.address.properties.region, data24);
errors++;
}
}
}
if(data21.postalCode !== undefined){
let data25 = data21.postalCode;
if(!(validate2(data25, instancePath+"/organization/address/postalCode"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data25 === "string"){
if(func1(data25) > 20){
vErrors = withError(vErrors, instancePath+"/organization/address/postalCode", "#/maxLength", schema0.properties.organization.properties.address.properties.postalCode, data25);
errors++;
}
}
}
if(data21.country !== undefined){
let data26 = data21.country;
if(typeof data26 === "string"){
if(!pattern7.test(data26)){
vErrors = withError(vErrors, instancePath+"/organization/address/country", "#/pattern", schema0.properties.organization.properties.address.properties.country, data26);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/organization/address/country", "#/type", schema0.properties.organization.properties.address.properties.country, data26);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/organization/address", "#/type", schema0.properties.organization.properties.address, data21);
errors++;
}
}
if(data17.trade !== undefined){
let data27 = data17.trade;
if(!((((((((((((((((((((((((((((((((((((((data27 === "accountant") || (data27 === "auto-repair")) || (data27 === "bakery")) || (data27 === "bar")) || (data27 === "beauty-salon")) || (data27 === "bicycle-shop")) || (data27 === "bookstore")) || (data27 === "cafe")) || (data27 === "child-care")) || (data27 === "clinic")) || (data27 === "clothing-store")) || (data27 === "contractor")) || (data27 === "dentist")) || (data27 === "electrician")) || (data27 === "florist")) || (data27 === "garden-store")) || (data27 === "grocery-store")) || (data27 === "gym")) || (data27 === "hair-salon")) || (data27 === "hardware-store")) || (data27 === "hotel")) || (data27 === "insurance-agency")) || (data27 === "lawyer")) || (data27 === "locksmith")) || (data27 === "mover")) || (data27 === "notary")) || (data27 === "optician")) || (data27 === "painter")) || (data27 === "pharmacy")) || (data27 === "physician")) || (data27 === "plumber")) || (data27 === "real-estate-agent")) || (data27 === "restaurant")) || (data27 === "roofer")) || (data27 === "store")) || (data27 === "travel-agency")) || (data27 === "veterinarian")) || (data27 === "other"))){
vErrors = withError(vErrors, instancePath+"/organization/trade", "#/enum", schema0.properties.organization.properties.trade, data27);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/organization", "#/type", schema0.properties.organization, data17);
errors++;
}
}
if(data.timeZone !== undefined){
let data28 = data.timeZone;
if(typeof data28 === "string"){
if(func1(data28) > 60){
vErrors = withError(vErrors, instancePath+"/timeZone", "#/maxLength", schema0.properties.timeZone, data28);
errors++;
}
if(!pattern8.test(data28)){
vErrors = withError(vErrors, instancePath+"/timeZone", "#/pattern", schema0.properties.timeZone, data28);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/timeZone", "#/type", schema0.properties.timeZone, data28);
errors++;
}
}
if(data.openingHours !== undefined){
let data29 = data.openingHours;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 in data29){
if(!Object.hasOwn(schema0.properties.openingHours.properties, key4)){
vErrors = withError(vErrors, instancePath+"/openingHours", "#/additionalProperties", schema0.properties.openingHours, data29, key4);
errors++;
}
}
if(data29.monday !== undefined){
if(!(validate25(data29.monday, instancePath+"/openingHours/monday"))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data29.tuesday !== undefined){
if(!(validate25(data29.tuesday, instancePath+"/openingHours/tuesday"))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data29.wednesday !== undefined){
if(!(validate25(data29.wednesday, instancePath+"/openingHours/wednesday"))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data29.thursday !== undefined){
if(!(validate25(data29.thursday, instancePath+"/openingHours/thursday"))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data29.friday !== undefined){
if(!(validate25(data29.friday, instancePath+"/openingHours/friday"))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data29.saturday !== undefined){
if(!(validate25(data29.saturday, instancePath+"/openingHours/saturday"))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data29.sunday !== undefined){
if(!(validate25(data29.sunday, instancePath+"/openingHours/sunday"))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data29.exceptions !== undefined){
let data37 = data29.exceptions;
if(Array.isArray(data37)){
if(data37.length > 30){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions", "#/maxItems", schema0.properties.openingHours.properties.exceptions, data37);
errors++;
}
if(data37.length < 1){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions", "#/minItems", schema0.properties.openingHours.properties.exceptions, data37);
errors++;
}
const len0 = data37.length;
for(let i0=0; i0<len0; i0++){
let data38 = data37[i0];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.name === undefined){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions/" + i0, "#/required", schema0.properties.openingHours.properties.exceptions.items, data38, "name");
errors++;
}
if(data38.from === undefined){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions/" + i0, "#/required", schema0.properties.openingHours.properties.exceptions.items, data38, "from");
errors++;
}
for(const key5 in data38){
if(!Object.hasOwn(schema0.properties.openingHours.properties.exceptions.items.properties, key5)){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions/" + i0, "#/additionalProperties", schema0.properties.openingHours.properties.exceptions.items, data38, key5);
errors++;
}
}
if(data38.name !== undefined){
let data39 = data38.name;
if(!(validate2(data39, instancePath+"/openingHours/exceptions/" + i0+"/name"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data39 === "string"){
if(func1(data39) > 40){
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions/" + i0+"/name", "#/maxLength", schema0.properties.openingHours.properties.exceptions.items.properties.name, data39);
errors++;
}
}
}
if(data38.from !== undefined){
if(!(validate34(data38.from, instancePath+"/openingHours/exceptions/" + i0+"/from"))){
vErrors = vErrors === null ? validate34.errors : withMore(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data38.until !== undefined){
if(!(validate34(data38.until, instancePath+"/openingHours/exceptions/" + i0+"/until"))){
vErrors = vErrors === null ? validate34.errors : withMore(vErrors, validate34.errors);
errors = vErrors.length;
}
}
if(data38.open !== undefined){
if(!(validate25(data38.open, instancePath+"/openingHours/exceptions/" + i0+"/open"))){
vErrors = vErrors === null ? validate25.errors : withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
if(data38.hidden !== undefined){
if(!(validate38(data38.hidden, instancePath+"/openingHours/exceptions/" + i0+"/hidden"))){
vErrors = vErrors === null ? validate38.errors : withMore(vErrors, validate38.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions/" + i0, "#/type", schema0.properties.openingHours.properties.exceptions.items, data38);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/openingHours/exceptions", "#/type", schema0.properties.openingHours.properties.exceptions, data37);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/openingHours", "#/type", schema0.properties.openingHours, data29);
errors++;
}
}
if(data.securityEmail !== undefined){
let data44 = data.securityEmail;
if(!(validate2(data44, instancePath+"/securityEmail"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data44 === "string"){
if(func1(data44) > 254){
vErrors = withError(vErrors, instancePath+"/securityEmail", "#/maxLength", schema0.properties.securityEmail, data44);
errors++;
}
}
}
if(data.notice !== undefined){
let data45 = data.notice;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.text === undefined){
vErrors = withError(vErrors, instancePath+"/notice", "#/required", schema0.properties.notice, data45, "text");
errors++;
}
for(const key6 in data45){
if(!Object.hasOwn(schema0.properties.notice.properties, key6)){
vErrors = withError(vErrors, instancePath+"/notice", "#/additionalProperties", schema0.properties.notice, data45, key6);
errors++;
}
}
if(data45.text !== undefined){
let data46 = data45.text;
if(!(validate41(data46, instancePath+"/notice/text"))){
vErrors = vErrors === null ? validate41.errors : withMore(vErrors, validate41.errors);
errors = vErrors.length;
}
if(typeof data46 === "string"){
if(func1(data46) > 300){
vErrors = withError(vErrors, instancePath+"/notice/text", "#/maxLength", schema0.properties.notice.properties.text, data46);
errors++;
}
}
}
if(data45.from !== undefined){
if(!(validate43(data45.from, instancePath+"/notice/from"))){
vErrors = vErrors === null ? validate43.errors : withMore(vErrors, validate43.errors);
errors = vErrors.length;
}
}
if(data45.until !== undefined){
if(!(validate45(data45.until, instancePath+"/notice/until"))){
vErrors = vErrors === null ? validate45.errors : withMore(vErrors, validate45.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/notice", "#/type", schema0.properties.notice, data45);
errors++;
}
}
if(data.homePage !== undefined){
if(!(validate47(data.homePage, instancePath+"/homePage"))){
vErrors = vErrors === null ? validate47.errors : withMore(vErrors, validate47.errors);
errors = vErrors.length;
}
}
if(data.facts !== undefined){
let data50 = data.facts;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key7 in data50){
const _errs74 = errors;
if(typeof key7 === "string"){
if(!pattern15.test(key7)){
const err65 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*$"},schema:"^[a-z][a-zA-Z0-9]*$",parentSchema:schema0.properties.facts.propertyNames,data:key7,propertyName:key7};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
var valid9 = _errs74 === errors;
if(!valid9){
vErrors = withError(vErrors, instancePath+"/facts", "#/propertyNames", schema0.properties.facts, data50, {propertyName: key7});
errors++;
}
}
for(const key8 in data50){
let data51 = data50[key8];
if(!(validate2(data51, instancePath+"/facts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data51 === "string"){
if(func1(data51) > 300){
vErrors = withError(vErrors, instancePath+"/facts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), "#/maxLength", schema0.properties.facts.additionalProperties, data51);
errors++;
}
if(!pattern16.test(data51)){
vErrors = withError(vErrors, instancePath+"/facts/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), "#/pattern", schema0.properties.facts.additionalProperties, data51);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/facts", "#/type", schema0.properties.facts, data50);
errors++;
}
}
if(data.standIns !== undefined){
let data52 = data.standIns;
if(Array.isArray(data52)){
if(data52.length > 100){
vErrors = withError(vErrors, instancePath+"/standIns", "#/maxItems", schema0.properties.standIns, data52);
errors++;
}
const len1 = data52.length;
for(let i1=0; i1<len1; i1++){
let data53 = data52[i1];
if(typeof data53 === "string"){
if(func1(data53) > 60){
vErrors = withError(vErrors, instancePath+"/standIns/" + i1, "#/maxLength", schema0.properties.standIns.items, data53);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/standIns/" + i1, "#/type", schema0.properties.standIns.items, data53);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/standIns", "#/type", schema0.properties.standIns, data52);
errors++;
}
}
if(data.navigation !== undefined){
let data54 = data.navigation;
if(Array.isArray(data54)){
if(data54.length > 10){
vErrors = withError(vErrors, instancePath+"/navigation", "#/maxItems", schema0.properties.navigation, data54);
errors++;
}
if(data54.length < 1){
vErrors = withError(vErrors, instancePath+"/navigation", "#/minItems", schema0.properties.navigation, data54);
errors++;
}
const len2 = data54.length;
for(let i2=0; i2<len2; i2++){
if(!(validate52(data54[i2], instancePath+"/navigation/" + i2))){
vErrors = vErrors === null ? validate52.errors : withMore(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/navigation", "#/type", schema0.properties.navigation, data54);
errors++;
}
}
if(data.siblings !== undefined){
let data56 = data.siblings;
if(Array.isArray(data56)){
if(data56.length > 20){
vErrors = withError(vErrors, instancePath+"/siblings", "#/maxItems", schema0.properties.siblings, data56);
errors++;
}
if(data56.length < 1){
vErrors = withError(vErrors, instancePath+"/siblings", "#/minItems", schema0.properties.siblings, data56);
errors++;
}
const len3 = data56.length;
for(let i3=0; i3<len3; i3++){
let data57 = data56[i3];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.language === undefined){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3, "#/required", schema0.properties.siblings.items, data57, "language");
errors++;
}
if(data57.url === undefined){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3, "#/required", schema0.properties.siblings.items, data57, "url");
errors++;
}
for(const key9 in data57){
if(!Object.hasOwn(schema0.properties.siblings.items.properties, key9)){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3, "#/additionalProperties", schema0.properties.siblings.items, data57, key9);
errors++;
}
}
if(data57.language !== undefined){
if(!(validate71(data57.language, instancePath+"/siblings/" + i3+"/language"))){
vErrors = vErrors === null ? validate71.errors : withMore(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data57.url !== undefined){
let data59 = data57.url;
if(typeof data59 === "string"){
if(func1(data59) > 200){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/url", "#/maxLength", schema0.properties.siblings.items.properties.url, data59);
errors++;
}
if(!pattern1.test(data59)){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/url", "#/pattern", schema0.properties.siblings.items.properties.url, data59);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/url", "#/type", schema0.properties.siblings.items.properties.url, data59);
errors++;
}
}
if(data57.folder !== undefined){
let data60 = data57.folder;
if(typeof data60 === "string"){
if(func1(data60) > 200){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/folder", "#/maxLength", schema0.properties.siblings.items.properties.folder, data60);
errors++;
}
if(!pattern23.test(data60)){
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/folder", "#/pattern", schema0.properties.siblings.items.properties.folder, data60);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/siblings/" + i3+"/folder", "#/type", schema0.properties.siblings.items.properties.folder, data60);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/siblings/" + i3, "#/type", schema0.properties.siblings.items, data57);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/siblings", "#/type", schema0.properties.siblings, data56);
errors++;
}
}
if(data.footer !== undefined){
let data61 = data.footer;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.text === undefined){
vErrors = withError(vErrors, instancePath+"/footer", "#/required", schema0.properties.footer, data61, "text");
errors++;
}
if(data61.links === undefined){
vErrors = withError(vErrors, instancePath+"/footer", "#/required", schema0.properties.footer, data61, "links");
errors++;
}
if(data61.contact === undefined){
vErrors = withError(vErrors, instancePath+"/footer", "#/required", schema0.properties.footer, data61, "contact");
errors++;
}
if(data61.copyright === undefined){
vErrors = withError(vErrors, instancePath+"/footer", "#/required", schema0.properties.footer, data61, "copyright");
errors++;
}
if(data61.legal === undefined){
vErrors = withError(vErrors, instancePath+"/footer", "#/required", schema0.properties.footer, data61, "legal");
errors++;
}
for(const key10 in data61){
if(!Object.hasOwn(schema0.properties.footer.properties, key10)){
vErrors = withError(vErrors, instancePath+"/footer", "#/additionalProperties", schema0.properties.footer, data61, key10);
errors++;
}
}
if(data61.text !== undefined){
let data62 = data61.text;
if(!(validate2(data62, instancePath+"/footer/text"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data62 === "string"){
if(func1(data62) > 300){
vErrors = withError(vErrors, instancePath+"/footer/text", "#/maxLength", schema0.properties.footer.properties.text, data62);
errors++;
}
}
}
if(data61.links !== undefined){
let data63 = data61.links;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(data63.heading === undefined){
vErrors = withError(vErrors, instancePath+"/footer/links", "#/required", schema0.properties.footer.properties.links, data63, "heading");
errors++;
}
if(data63.items === undefined){
vErrors = withError(vErrors, instancePath+"/footer/links", "#/required", schema0.properties.footer.properties.links, data63, "items");
errors++;
}
for(const key11 in data63){
if(!Object.hasOwn(schema0.properties.footer.properties.links.properties, key11)){
vErrors = withError(vErrors, instancePath+"/footer/links", "#/additionalProperties", schema0.properties.footer.properties.links, data63, key11);
errors++;
}
}
if(data63.heading !== undefined){
let data64 = data63.heading;
if(!(validate2(data64, instancePath+"/footer/links/heading"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data64 === "string"){
if(func1(data64) > 40){
vErrors = withError(vErrors, instancePath+"/footer/links/heading", "#/maxLength", schema0.properties.footer.properties.links.properties.heading, data64);
errors++;
}
}
}
if(data63.items !== undefined){
let data65 = data63.items;
if(Array.isArray(data65)){
if(data65.length > 10){
vErrors = withError(vErrors, instancePath+"/footer/links/items", "#/maxItems", schema0.properties.footer.properties.links.properties.items, data65);
errors++;
}
if(data65.length < 1){
vErrors = withError(vErrors, instancePath+"/footer/links/items", "#/minItems", schema0.properties.footer.properties.links.properties.items, data65);
errors++;
}
const len4 = data65.length;
for(let i4=0; i4<len4; i4++){
if(!(validate52(data65[i4], instancePath+"/footer/links/items/" + i4))){
vErrors = vErrors === null ? validate52.errors : withMore(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/links/items", "#/type", schema0.properties.footer.properties.links.properties.items, data65);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/links", "#/type", schema0.properties.footer.properties.links, data63);
errors++;
}
}
if(data61.contact !== undefined){
let data67 = data61.contact;
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.heading === undefined){
vErrors = withError(vErrors, instancePath+"/footer/contact", "#/required", schema0.properties.footer.properties.contact, data67, "heading");
errors++;
}
if(data67.points === undefined){
vErrors = withError(vErrors, instancePath+"/footer/contact", "#/required", schema0.properties.footer.properties.contact, data67, "points");
errors++;
}
for(const key12 in data67){
if(!Object.hasOwn(schema0.properties.footer.properties.contact.properties, key12)){
vErrors = withError(vErrors, instancePath+"/footer/contact", "#/additionalProperties", schema0.properties.footer.properties.contact, data67, key12);
errors++;
}
}
if(data67.heading !== undefined){
let data68 = data67.heading;
if(!(validate2(data68, instancePath+"/footer/contact/heading"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data68 === "string"){
if(func1(data68) > 40){
vErrors = withError(vErrors, instancePath+"/footer/contact/heading", "#/maxLength", schema0.properties.footer.properties.contact.properties.heading, data68);
errors++;
}
}
}
if(data67.points !== undefined){
let data69 = data67.points;
if(Array.isArray(data69)){
if(data69.length > 6){
vErrors = withError(vErrors, instancePath+"/footer/contact/points", "#/maxItems", schema0.properties.footer.properties.contact.properties.points, data69);
errors++;
}
if(data69.length < 1){
vErrors = withError(vErrors, instancePath+"/footer/contact/points", "#/minItems", schema0.properties.footer.properties.contact.properties.points, data69);
errors++;
}
const len5 = data69.length;
for(let i5=0; i5<len5; i5++){
if(!(validate77(data69[i5], instancePath+"/footer/contact/points/" + i5))){
vErrors = vErrors === null ? validate77.errors : withMore(vErrors, validate77.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/contact/points", "#/type", schema0.properties.footer.properties.contact.properties.points, data69);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/contact", "#/type", schema0.properties.footer.properties.contact, data67);
errors++;
}
}
if(data61.social !== undefined){
let data71 = data61.social;
if(Array.isArray(data71)){
if(data71.length > 8){
vErrors = withError(vErrors, instancePath+"/footer/social", "#/maxItems", schema0.properties.footer.properties.social, data71);
errors++;
}
if(data71.length < 1){
vErrors = withError(vErrors, instancePath+"/footer/social", "#/minItems", schema0.properties.footer.properties.social, data71);
errors++;
}
const len6 = data71.length;
for(let i6=0; i6<len6; i6++){
let data72 = data71[i6];
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.network === undefined){
vErrors = withError(vErrors, instancePath+"/footer/social/" + i6, "#/required", schema0.properties.footer.properties.social.items, data72, "network");
errors++;
}
if(data72.href === undefined){
vErrors = withError(vErrors, instancePath+"/footer/social/" + i6, "#/required", schema0.properties.footer.properties.social.items, data72, "href");
errors++;
}
for(const key13 in data72){
if(!Object.hasOwn(schema0.properties.footer.properties.social.items.properties, key13)){
vErrors = withError(vErrors, instancePath+"/footer/social/" + i6, "#/additionalProperties", schema0.properties.footer.properties.social.items, data72, key13);
errors++;
}
}
if(data72.network !== undefined){
let data73 = data72.network;
if(!((((((((((data73 === "facebook") || (data73 === "instagram")) || (data73 === "linkedin")) || (data73 === "youtube")) || (data73 === "x")) || (data73 === "tiktok")) || (data73 === "pinterest")) || (data73 === "whatsapp")) || (data73 === "mastodon")) || (data73 === "bluesky"))){
vErrors = withError(vErrors, instancePath+"/footer/social/" + i6+"/network", "#/enum", schema0.properties.footer.properties.social.items.properties.network, data73);
errors++;
}
}
if(data72.href !== undefined){
if(!(validate84(data72.href, instancePath+"/footer/social/" + i6+"/href"))){
vErrors = vErrors === null ? validate84.errors : withMore(vErrors, validate84.errors);
errors = vErrors.length;
}
}
if(data72.hidden !== undefined){
if(!(validate38(data72.hidden, instancePath+"/footer/social/" + i6+"/hidden"))){
vErrors = vErrors === null ? validate38.errors : withMore(vErrors, validate38.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/social/" + i6, "#/type", schema0.properties.footer.properties.social.items, data72);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/social", "#/type", schema0.properties.footer.properties.social, data71);
errors++;
}
}
if(data61.copyright !== undefined){
let data76 = data61.copyright;
if(!(validate2(data76, instancePath+"/footer/copyright"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data76 === "string"){
if(func1(data76) > 120){
vErrors = withError(vErrors, instancePath+"/footer/copyright", "#/maxLength", schema0.properties.footer.properties.copyright, data76);
errors++;
}
}
}
if(data61.legal !== undefined){
let data77 = data61.legal;
if(Array.isArray(data77)){
if(data77.length > 4){
vErrors = withError(vErrors, instancePath+"/footer/legal", "#/maxItems", schema0.properties.footer.properties.legal, data77);
errors++;
}
if(data77.length < 1){
vErrors = withError(vErrors, instancePath+"/footer/legal", "#/minItems", schema0.properties.footer.properties.legal, data77);
errors++;
}
const len7 = data77.length;
for(let i7=0; i7<len7; i7++){
if(!(validate52(data77[i7], instancePath+"/footer/legal/" + i7))){
vErrors = vErrors === null ? validate52.errors : withMore(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer/legal", "#/type", schema0.properties.footer.properties.legal, data77);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/footer", "#/type", schema0.properties.footer, data61);
errors++;
}
}
if(data.mail !== undefined){
let data79 = data.mail;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(data79.publicKey === undefined){
vErrors = withError(vErrors, instancePath+"/mail", "#/required", schema0.properties.mail, data79, "publicKey");
errors++;
}
if(data79.serviceId === undefined){
vErrors = withError(vErrors, instancePath+"/mail", "#/required", schema0.properties.mail, data79, "serviceId");
errors++;
}
if(data79.templates === undefined){
vErrors = withError(vErrors, instancePath+"/mail", "#/required", schema0.properties.mail, data79, "templates");
errors++;
}
for(const key14 in data79){
if(!Object.hasOwn(schema0.properties.mail.properties, key14)){
vErrors = withError(vErrors, instancePath+"/mail", "#/additionalProperties", schema0.properties.mail, data79, key14);
errors++;
}
}
if(data79.publicKey !== undefined){
let data80 = data79.publicKey;
if(typeof data80 === "string"){
if(func1(data80) > 100){
vErrors = withError(vErrors, instancePath+"/mail/publicKey", "#/maxLength", schema0.properties.mail.properties.publicKey, data80);
errors++;
}
if(!pattern24.test(data80)){
vErrors = withError(vErrors, instancePath+"/mail/publicKey", "#/pattern", schema0.properties.mail.properties.publicKey, data80);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/publicKey", "#/type", schema0.properties.mail.properties.publicKey, data80);
errors++;
}
}
if(data79.serviceId !== undefined){
let data81 = data79.serviceId;
if(typeof data81 === "string"){
if(func1(data81) > 100){
vErrors = withError(vErrors, instancePath+"/mail/serviceId", "#/maxLength", schema0.properties.mail.properties.serviceId, data81);
errors++;
}
if(!pattern24.test(data81)){
vErrors = withError(vErrors, instancePath+"/mail/serviceId", "#/pattern", schema0.properties.mail.properties.serviceId, data81);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/serviceId", "#/type", schema0.properties.mail.properties.serviceId, data81);
errors++;
}
}
if(data79.templates !== undefined){
let data82 = data79.templates;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
for(const key15 in data82){
const _errs133 = errors;
if(typeof key15 === "string"){
if(!pattern14.test(key15)){
const err136 = {instancePath:instancePath+"/mail/templates",schemaPath:"#/properties/mail/properties/templates/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema0.properties.mail.properties.templates.propertyNames,data:key15,propertyName:key15};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
var valid31 = _errs133 === errors;
if(!valid31){
vErrors = withError(vErrors, instancePath+"/mail/templates", "#/propertyNames", schema0.properties.mail.properties.templates, data82, {propertyName: key15});
errors++;
}
}
for(const key16 in data82){
let data83 = data82[key16];
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
if(data83.id === undefined){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), "#/required", schema0.properties.mail.properties.templates.additionalProperties, data83, "id");
errors++;
}
if(data83.parameters === undefined){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), "#/required", schema0.properties.mail.properties.templates.additionalProperties, data83, "parameters");
errors++;
}
for(const key17 in data83){
if(!Object.hasOwn(schema0.properties.mail.properties.templates.additionalProperties.properties, key17)){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), "#/additionalProperties", schema0.properties.mail.properties.templates.additionalProperties, data83, key17);
errors++;
}
}
if(data83.id !== undefined){
let data84 = data83.id;
if(typeof data84 === "string"){
if(func1(data84) > 100){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/id", "#/maxLength", schema0.properties.mail.properties.templates.additionalProperties.properties.id, data84);
errors++;
}
if(!pattern24.test(data84)){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/id", "#/pattern", schema0.properties.mail.properties.templates.additionalProperties.properties.id, data84);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/id", "#/type", schema0.properties.mail.properties.templates.additionalProperties.properties.id, data84);
errors++;
}
}
if(data83.parameters !== undefined){
let data85 = data83.parameters;
if(Array.isArray(data85)){
if(data85.length > 50){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters", "#/maxItems", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters, data85);
errors++;
}
if(data85.length < 1){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters", "#/minItems", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters, data85);
errors++;
}
const len8 = data85.length;
for(let i8=0; i8<len8; i8++){
let data86 = data85[i8];
if(typeof data86 === "string"){
if(func1(data86) > 60){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i8, "#/maxLength", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items, data86);
errors++;
}
if(!pattern28.test(data86)){
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i8, "#/pattern", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items, data86);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters/" + i8, "#/type", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters.items, data86);
errors++;
}
}
let i9 = data85.length;
let j0;
if(i9 > 1){
const indices0 = {};
for(;i9--;){
let item0 = data85[i9];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters", "#/uniqueItems", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters, data85, {i: i9, j: j0});
errors++;
break;
}
indices0[item0] = i9;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")+"/parameters", "#/type", schema0.properties.mail.properties.templates.additionalProperties.properties.parameters, data85);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/templates/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"), "#/type", schema0.properties.mail.properties.templates.additionalProperties, data83);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail/templates", "#/type", schema0.properties.mail.properties.templates, data82);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/mail", "#/type", schema0.properties.mail, data79);
errors++;
}
}
if(data.repository !== undefined){
let data87 = data.repository;
if(typeof data87 === "string"){
if(func1(data87) > 150){
vErrors = withError(vErrors, instancePath+"/repository", "#/maxLength", schema0.properties.repository, data87);
errors++;
}
if(!pattern29.test(data87)){
vErrors = withError(vErrors, instancePath+"/repository", "#/pattern", schema0.properties.repository, data87);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repository", "#/type", schema0.properties.repository, data87);
errors++;
}
}
if(data.repositorySettings !== undefined){
let data88 = data.repositorySettings;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
for(const key18 in data88){
if(!Object.hasOwn(schema0.properties.repositorySettings.properties, key18)){
vErrors = withError(vErrors, instancePath+"/repositorySettings", "#/additionalProperties", schema0.properties.repositorySettings, data88, key18);
errors++;
}
}
if(data88.branch !== undefined){
let data89 = data88.branch;
if(typeof data89 === "string"){
if(func1(data89) > 100){
vErrors = withError(vErrors, instancePath+"/repositorySettings/branch", "#/maxLength", schema0.properties.repositorySettings.properties.branch, data89);
errors++;
}
if(!pattern30.test(data89)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/branch", "#/pattern", schema0.properties.repositorySettings.properties.branch, data89);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/branch", "#/type", schema0.properties.repositorySettings.properties.branch, data89);
errors++;
}
}
if(data88.api !== undefined){
let data90 = data88.api;
if(typeof data90 === "string"){
if(func1(data90) > 200){
vErrors = withError(vErrors, instancePath+"/repositorySettings/api", "#/maxLength", schema0.properties.repositorySettings.properties.api, data90);
errors++;
}
if(!pattern31.test(data90)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/api", "#/pattern", schema0.properties.repositorySettings.properties.api, data90);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/api", "#/type", schema0.properties.repositorySettings.properties.api, data90);
errors++;
}
}
if(data88.signIn !== undefined){
let data91 = data88.signIn;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
if(data91.authorize === undefined){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn", "#/required", schema0.properties.repositorySettings.properties.signIn, data91, "authorize");
errors++;
}
if(data91.token === undefined){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn", "#/required", schema0.properties.repositorySettings.properties.signIn, data91, "token");
errors++;
}
if(data91.clientId === undefined){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn", "#/required", schema0.properties.repositorySettings.properties.signIn, data91, "clientId");
errors++;
}
for(const key19 in data91){
if(!Object.hasOwn(schema0.properties.repositorySettings.properties.signIn.properties, key19)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn", "#/additionalProperties", schema0.properties.repositorySettings.properties.signIn, data91, key19);
errors++;
}
}
if(data91.authorize !== undefined){
let data92 = data91.authorize;
if(typeof data92 === "string"){
if(func1(data92) > 200){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/authorize", "#/maxLength", schema0.properties.repositorySettings.properties.signIn.properties.authorize, data92);
errors++;
}
if(!pattern32.test(data92)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/authorize", "#/pattern", schema0.properties.repositorySettings.properties.signIn.properties.authorize, data92);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/authorize", "#/type", schema0.properties.repositorySettings.properties.signIn.properties.authorize, data92);
errors++;
}
}
if(data91.token !== undefined){
let data93 = data91.token;
if(typeof data93 === "string"){
if(func1(data93) > 200){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/token", "#/maxLength", schema0.properties.repositorySettings.properties.signIn.properties.token, data93);
errors++;
}
if(!pattern33.test(data93)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/token", "#/pattern", schema0.properties.repositorySettings.properties.signIn.properties.token, data93);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/token", "#/type", schema0.properties.repositorySettings.properties.signIn.properties.token, data93);
errors++;
}
}
if(data91.clientId !== undefined){
let data94 = data91.clientId;
if(typeof data94 === "string"){
if(func1(data94) > 200){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/clientId", "#/maxLength", schema0.properties.repositorySettings.properties.signIn.properties.clientId, data94);
errors++;
}
if(!pattern24.test(data94)){
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/clientId", "#/pattern", schema0.properties.repositorySettings.properties.signIn.properties.clientId, data94);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn/clientId", "#/type", schema0.properties.repositorySettings.properties.signIn.properties.clientId, data94);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings/signIn", "#/type", schema0.properties.repositorySettings.properties.signIn, data91);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/repositorySettings", "#/type", schema0.properties.repositorySettings, data88);
errors++;
}
}
if(data.pictures !== undefined){
let data95 = data.pictures;
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
if(data95.hosts === undefined){
vErrors = withError(vErrors, instancePath+"/pictures", "#/required", schema0.properties.pictures, data95, "hosts");
errors++;
}
for(const key20 in data95){
if(!Object.hasOwn(schema0.properties.pictures.properties, key20)){
vErrors = withError(vErrors, instancePath+"/pictures", "#/additionalProperties", schema0.properties.pictures, data95, key20);
errors++;
}
}
if(data95.hosts !== undefined){
let data96 = data95.hosts;
if(Array.isArray(data96)){
if(data96.length > 10){
vErrors = withError(vErrors, instancePath+"/pictures/hosts", "#/maxItems", schema0.properties.pictures.properties.hosts, data96);
errors++;
}
const len9 = data96.length;
for(let i10=0; i10<len9; i10++){
let data97 = data96[i10];
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
if(data97.host === undefined){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i10, "#/required", schema0.properties.pictures.properties.hosts.items, data97, "host");
errors++;
}
for(const key21 in data97){
if(!Object.hasOwn(schema0.properties.pictures.properties.hosts.items.properties, key21)){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i10, "#/additionalProperties", schema0.properties.pictures.properties.hosts.items, data97, key21);
errors++;
}
}
if(data97.host !== undefined){
let data98 = data97.host;
if(typeof data98 === "string"){
if(func1(data98) > 100){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i10+"/host", "#/maxLength", schema0.properties.pictures.properties.hosts.items.properties.host, data98);
errors++;
}
if(!pattern35.test(data98)){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i10+"/host", "#/pattern", schema0.properties.pictures.properties.hosts.items.properties.host, data98);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i10+"/host", "#/type", schema0.properties.pictures.properties.hosts.items.properties.host, data98);
errors++;
}
}
if(data97.widthParameter !== undefined){
let data99 = data97.widthParameter;
if(typeof data99 === "string"){
if(func1(data99) > 20){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i10+"/widthParameter", "#/maxLength", schema0.properties.pictures.properties.hosts.items.properties.widthParameter, data99);
errors++;
}
if(!pattern36.test(data99)){
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i10+"/widthParameter", "#/pattern", schema0.properties.pictures.properties.hosts.items.properties.widthParameter, data99);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i10+"/widthParameter", "#/type", schema0.properties.pictures.properties.hosts.items.properties.widthParameter, data99);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/pictures/hosts/" + i10, "#/type", schema0.properties.pictures.properties.hosts.items, data97);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/pictures/hosts", "#/type", schema0.properties.pictures.properties.hosts, data96);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/pictures", "#/type", schema0.properties.pictures, data95);
errors++;
}
}
if(data.wording !== undefined){
let data100 = data.wording;
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
for(const key22 in data100){
if(!(func0.call(schema0.properties.wording.properties, key22))){
vErrors = withError(vErrors, instancePath+"/wording", "#/additionalProperties", schema0.properties.wording, data100, key22);
errors++;
}
}
if(data100.skipToContent !== undefined){
let data101 = data100.skipToContent;
if(!(validate2(data101, instancePath+"/wording/skipToContent"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data101 === "string"){
if(func1(data101) > 40){
vErrors = withError(vErrors, instancePath+"/wording/skipToContent", "#/maxLength", schema0.properties.wording.properties.skipToContent, data101);
errors++;
}
}
}
if(data100.mainNavigation !== undefined){
let data102 = data100.mainNavigation;
if(!(validate2(data102, instancePath+"/wording/mainNavigation"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data102 === "string"){
if(func1(data102) > 40){
vErrors = withError(vErrors, instancePath+"/wording/mainNavigation", "#/maxLength", schema0.properties.wording.properties.mainNavigation, data102);
errors++;
}
}
}
if(data100.menu !== undefined){
let data103 = data100.menu;
if(!(validate2(data103, instancePath+"/wording/menu"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data103 === "string"){
if(func1(data103) > 20){
vErrors = withError(vErrors, instancePath+"/wording/menu", "#/maxLength", schema0.properties.wording.properties.menu, data103);
errors++;
}
}
}
if(data100.pictureError !== undefined){
let data104 = data100.pictureError;
if(!(validate2(data104, instancePath+"/wording/pictureError"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data104 === "string"){
if(func1(data104) > 60){
vErrors = withError(vErrors, instancePath+"/wording/pictureError", "#/maxLength", schema0.properties.wording.properties.pictureError, data104);
errors++;
}
}
}
if(data100.missingPage !== undefined){
let data105 = data100.missingPage;
if(!(validate2(data105, instancePath+"/wording/missingPage"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data105 === "string"){
if(func1(data105) > 60){
vErrors = withError(vErrors, instancePath+"/wording/missingPage", "#/maxLength", schema0.properties.wording.properties.missingPage, data105);
errors++;
}
}
}
if(data100.pageError !== undefined){
let data106 = data100.pageError;
if(!(validate2(data106, instancePath+"/wording/pageError"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data106 === "string"){
if(func1(data106) > 60){
vErrors = withError(vErrors, instancePath+"/wording/pageError", "#/maxLength", schema0.properties.wording.properties.pageError, data106);
errors++;
}
}
}
if(data100.pageErrorHelp !== undefined){
let data107 = data100.pageErrorHelp;
if(!(validate2(data107, instancePath+"/wording/pageErrorHelp"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data107 === "string"){
if(func1(data107) > 200){
vErrors = withError(vErrors, instancePath+"/wording/pageErrorHelp", "#/maxLength", schema0.properties.wording.properties.pageErrorHelp, data107);
errors++;
}
}
}
if(data100.tryAgain !== undefined){
let data108 = data100.tryAgain;
if(!(validate2(data108, instancePath+"/wording/tryAgain"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data108 === "string"){
if(func1(data108) > 30){
vErrors = withError(vErrors, instancePath+"/wording/tryAgain", "#/maxLength", schema0.properties.wording.properties.tryAgain, data108);
errors++;
}
}
}
if(data100.optional !== undefined){
let data109 = data100.optional;
if(!(validate2(data109, instancePath+"/wording/optional"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data109 === "string"){
if(func1(data109) > 20){
vErrors = withError(vErrors, instancePath+"/wording/optional", "#/maxLength", schema0.properties.wording.properties.optional, data109);
errors++;
}
}
}
if(data100.noScript !== undefined){
let data110 = data100.noScript;
if(!(validate2(data110, instancePath+"/wording/noScript"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data110 === "string"){
if(func1(data110) > 200){
vErrors = withError(vErrors, instancePath+"/wording/noScript", "#/maxLength", schema0.properties.wording.properties.noScript, data110);
errors++;
}
}
}
if(data100.openNow !== undefined){
let data111 = data100.openNow;
if(!(validate2(data111, instancePath+"/wording/openNow"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data111 === "string"){
if(func1(data111) > 40){
vErrors = withError(vErrors, instancePath+"/wording/openNow", "#/maxLength", schema0.properties.wording.properties.openNow, data111);
errors++;
}
}
}
if(data100.closedNow !== undefined){
let data112 = data100.closedNow;
if(!(validate2(data112, instancePath+"/wording/closedNow"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data112 === "string"){
if(func1(data112) > 40){
vErrors = withError(vErrors, instancePath+"/wording/closedNow", "#/maxLength", schema0.properties.wording.properties.closedNow, data112);
errors++;
}
}
}
if(data100.closedDay !== undefined){
let data113 = data100.closedDay;
if(!(validate2(data113, instancePath+"/wording/closedDay"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data113 === "string"){
if(func1(data113) > 40){
vErrors = withError(vErrors, instancePath+"/wording/closedDay", "#/maxLength", schema0.properties.wording.properties.closedDay, data113);
errors++;
}
}
}
if(data100.allDay !== undefined){
let data114 = data100.allDay;
if(!(validate2(data114, instancePath+"/wording/allDay"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data114 === "string"){
if(func1(data114) > 40){
vErrors = withError(vErrors, instancePath+"/wording/allDay", "#/maxLength", schema0.properties.wording.properties.allDay, data114);
errors++;
}
}
}
if(data100.closePicture !== undefined){
let data115 = data100.closePicture;
if(!(validate2(data115, instancePath+"/wording/closePicture"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data115 === "string"){
if(func1(data115) > 40){
vErrors = withError(vErrors, instancePath+"/wording/closePicture", "#/maxLength", schema0.properties.wording.properties.closePicture, data115);
errors++;
}
}
}
if(data100.previousPicture !== undefined){
let data116 = data100.previousPicture;
if(!(validate2(data116, instancePath+"/wording/previousPicture"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data116 === "string"){
if(func1(data116) > 40){
vErrors = withError(vErrors, instancePath+"/wording/previousPicture", "#/maxLength", schema0.properties.wording.properties.previousPicture, data116);
errors++;
}
}
}
if(data100.nextPicture !== undefined){
let data117 = data100.nextPicture;
if(!(validate2(data117, instancePath+"/wording/nextPicture"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data117 === "string"){
if(func1(data117) > 40){
vErrors = withError(vErrors, instancePath+"/wording/nextPicture", "#/maxLength", schema0.properties.wording.properties.nextPicture, data117);
errors++;
}
}
}
if(data100.forms !== undefined){
let data118 = data100.forms;
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
for(const key23 in data118){
if(!(func0.call(schema0.properties.wording.properties.forms.properties, key23))){
vErrors = withError(vErrors, instancePath+"/wording/forms", "#/additionalProperties", schema0.properties.wording.properties.forms, data118, key23);
errors++;
}
}
if(data118.unconfirmed !== undefined){
let data119 = data118.unconfirmed;
if(!(validate2(data119, instancePath+"/wording/forms/unconfirmed"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data119 === "string"){
if(func1(data119) > 300){
vErrors = withError(vErrors, instancePath+"/wording/forms/unconfirmed", "#/maxLength", schema0.properties.wording.properties.forms.properties.unconfirmed, data119);
errors++;
}
}
}
if(data118.offline !== undefined){
let data120 = data118.offline;
if(!(validate2(data120, instancePath+"/wording/forms/offline"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data120 === "string"){
if(func1(data120) > 300){
vErrors = withError(vErrors, instancePath+"/wording/forms/offline", "#/maxLength", schema0.properties.wording.properties.forms.properties.offline, data120);
errors++;
}
}
}
if(data118.online !== undefined){
let data121 = data118.online;
if(!(validate2(data121, instancePath+"/wording/forms/online"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data121 === "string"){
if(func1(data121) > 300){
vErrors = withError(vErrors, instancePath+"/wording/forms/online", "#/maxLength", schema0.properties.wording.properties.forms.properties.online, data121);
errors++;
}
}
}
if(data118.ownEmail !== undefined){
let data122 = data118.ownEmail;
if(!(validate2(data122, instancePath+"/wording/forms/ownEmail"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data122 === "string"){
if(func1(data122) > 60){
vErrors = withError(vErrors, instancePath+"/wording/forms/ownEmail", "#/maxLength", schema0.properties.wording.properties.forms.properties.ownEmail, data122);
errors++;
}
}
}
if(data118.shortened !== undefined){
let data123 = data118.shortened;
if(!(validate2(data123, instancePath+"/wording/forms/shortened"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data123 === "string"){
if(func1(data123) > 200){
vErrors = withError(vErrors, instancePath+"/wording/forms/shortened", "#/maxLength", schema0.properties.wording.properties.forms.properties.shortened, data123);
errors++;
}
}
}
if(data118.copy !== undefined){
let data124 = data118.copy;
if(!(validate2(data124, instancePath+"/wording/forms/copy"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data124 === "string"){
if(func1(data124) > 40){
vErrors = withError(vErrors, instancePath+"/wording/forms/copy", "#/maxLength", schema0.properties.wording.properties.forms.properties.copy, data124);
errors++;
}
}
}
if(data118.copied !== undefined){
let data125 = data118.copied;
if(!(validate2(data125, instancePath+"/wording/forms/copied"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data125 === "string"){
if(func1(data125) > 200){
vErrors = withError(vErrors, instancePath+"/wording/forms/copied", "#/maxLength", schema0.properties.wording.properties.forms.properties.copied, data125);
errors++;
}
}
}
if(data118.copyByHand !== undefined){
let data126 = data118.copyByHand;
if(!(validate2(data126, instancePath+"/wording/forms/copyByHand"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data126 === "string"){
if(func1(data126) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/copyByHand", "#/maxLength", schema0.properties.wording.properties.forms.properties.copyByHand, data126);
errors++;
}
}
}
if(data118.question !== undefined){
let data127 = data118.question;
if(!(validate2(data127, instancePath+"/wording/forms/question"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data127 === "string"){
if(func1(data127) > 300){
vErrors = withError(vErrors, instancePath+"/wording/forms/question", "#/maxLength", schema0.properties.wording.properties.forms.properties.question, data127);
errors++;
}
}
}
if(data118.confirm !== undefined){
let data128 = data118.confirm;
if(!(validate2(data128, instancePath+"/wording/forms/confirm"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data128 === "string"){
if(func1(data128) > 40){
vErrors = withError(vErrors, instancePath+"/wording/forms/confirm", "#/maxLength", schema0.properties.wording.properties.forms.properties.confirm, data128);
errors++;
}
}
}
if(data118.trap !== undefined){
let data129 = data118.trap;
if(!(validate2(data129, instancePath+"/wording/forms/trap"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data129 === "string"){
if(func1(data129) > 60){
vErrors = withError(vErrors, instancePath+"/wording/forms/trap", "#/maxLength", schema0.properties.wording.properties.forms.properties.trap, data129);
errors++;
}
}
}
if(data118.charactersLeft !== undefined){
let data130 = data118.charactersLeft;
if(!(validate2(data130, instancePath+"/wording/forms/charactersLeft"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data130 === "string"){
if(func1(data130) > 60){
vErrors = withError(vErrors, instancePath+"/wording/forms/charactersLeft", "#/maxLength", schema0.properties.wording.properties.forms.properties.charactersLeft, data130);
errors++;
}
}
}
if(data118.tooLong !== undefined){
let data131 = data118.tooLong;
if(!(validate2(data131, instancePath+"/wording/forms/tooLong"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data131 === "string"){
if(func1(data131) > 120){
vErrors = withError(vErrors, instancePath+"/wording/forms/tooLong", "#/maxLength", schema0.properties.wording.properties.forms.properties.tooLong, data131);
errors++;
}
}
}
if(data118.chooseOne !== undefined){
let data132 = data118.chooseOne;
if(!(validate2(data132, instancePath+"/wording/forms/chooseOne"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data132 === "string"){
if(func1(data132) > 60){
vErrors = withError(vErrors, instancePath+"/wording/forms/chooseOne", "#/maxLength", schema0.properties.wording.properties.forms.properties.chooseOne, data132);
errors++;
}
}
}
if(data118.unavailable !== undefined){
let data133 = data118.unavailable;
if(!(validate2(data133, instancePath+"/wording/forms/unavailable"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data133 === "string"){
if(func1(data133) > 300){
vErrors = withError(vErrors, instancePath+"/wording/forms/unavailable", "#/maxLength", schema0.properties.wording.properties.forms.properties.unavailable, data133);
errors++;
}
}
}
if(data118.fillIn !== undefined){
let data134 = data118.fillIn;
if(!(validate2(data134, instancePath+"/wording/forms/fillIn"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data134 === "string"){
if(func1(data134) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/fillIn", "#/maxLength", schema0.properties.wording.properties.forms.properties.fillIn, data134);
errors++;
}
}
}
if(data118.choose !== undefined){
let data135 = data118.choose;
if(!(validate2(data135, instancePath+"/wording/forms/choose"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data135 === "string"){
if(func1(data135) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/choose", "#/maxLength", schema0.properties.wording.properties.forms.properties.choose, data135);
errors++;
}
}
}
if(data118.check !== undefined){
let data136 = data118.check;
if(!(validate2(data136, instancePath+"/wording/forms/check"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data136 === "string"){
if(func1(data136) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/check", "#/maxLength", schema0.properties.wording.properties.forms.properties.check, data136);
errors++;
}
}
}
if(data118.invalidEmail !== undefined){
let data137 = data118.invalidEmail;
if(!(validate2(data137, instancePath+"/wording/forms/invalidEmail"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data137 === "string"){
if(func1(data137) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/invalidEmail", "#/maxLength", schema0.properties.wording.properties.forms.properties.invalidEmail, data137);
errors++;
}
}
}
if(data118.invalidUrl !== undefined){
let data138 = data118.invalidUrl;
if(!(validate2(data138, instancePath+"/wording/forms/invalidUrl"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data138 === "string"){
if(func1(data138) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/invalidUrl", "#/maxLength", schema0.properties.wording.properties.forms.properties.invalidUrl, data138);
errors++;
}
}
}
if(data118.invalidNumber !== undefined){
let data139 = data118.invalidNumber;
if(!(validate2(data139, instancePath+"/wording/forms/invalidNumber"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data139 === "string"){
if(func1(data139) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/invalidNumber", "#/maxLength", schema0.properties.wording.properties.forms.properties.invalidNumber, data139);
errors++;
}
}
}
if(data118.wholeNumber !== undefined){
let data140 = data118.wholeNumber;
if(!(validate2(data140, instancePath+"/wording/forms/wholeNumber"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data140 === "string"){
if(func1(data140) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/wholeNumber", "#/maxLength", schema0.properties.wording.properties.forms.properties.wholeNumber, data140);
errors++;
}
}
}
if(data118.invalidDate !== undefined){
let data141 = data118.invalidDate;
if(!(validate2(data141, instancePath+"/wording/forms/invalidDate"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data141 === "string"){
if(func1(data141) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/invalidDate", "#/maxLength", schema0.properties.wording.properties.forms.properties.invalidDate, data141);
errors++;
}
}
}
if(data118.tooSmall !== undefined){
let data142 = data118.tooSmall;
if(!(validate2(data142, instancePath+"/wording/forms/tooSmall"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data142 === "string"){
if(func1(data142) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/tooSmall", "#/maxLength", schema0.properties.wording.properties.forms.properties.tooSmall, data142);
errors++;
}
}
}
if(data118.tooLarge !== undefined){
let data143 = data118.tooLarge;
if(!(validate2(data143, instancePath+"/wording/forms/tooLarge"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data143 === "string"){
if(func1(data143) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/tooLarge", "#/maxLength", schema0.properties.wording.properties.forms.properties.tooLarge, data143);
errors++;
}
}
}
if(data118.tooEarly !== undefined){
let data144 = data118.tooEarly;
if(!(validate2(data144, instancePath+"/wording/forms/tooEarly"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data144 === "string"){
if(func1(data144) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/tooEarly", "#/maxLength", schema0.properties.wording.properties.forms.properties.tooEarly, data144);
errors++;
}
}
}
if(data118.tooLate !== undefined){
let data145 = data118.tooLate;
if(!(validate2(data145, instancePath+"/wording/forms/tooLate"))){
vErrors = vErrors === null ? validate2.errors : withMore(vErrors, validate2.errors);
errors = vErrors.length;
}
if(typeof data145 === "string"){
if(func1(data145) > 100){
vErrors = withError(vErrors, instancePath+"/wording/forms/tooLate", "#/maxLength", schema0.properties.wording.properties.forms.properties.tooLate, data145);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/wording/forms", "#/type", schema0.properties.wording.properties.forms, data118);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/wording", "#/type", schema0.properties.wording, data100);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema0, data);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const page = validate133;
const schema29 = schemas["page.schema.json"];

function validate134(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}


function validate137(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate8(data, instancePath))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 200){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema4, data);
errors++;
}
if(!pattern3.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema4, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema4, data);
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}


function validate140(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
errors++;
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}

const schema33 = schemas["page.schema.json"]["$defs"]["block"];
const schema34 = schemas["blocks/hero.schema.json"];
const schema35 = schemas["parts.schema.json"]["$defs"]["id"];

function validate144(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
errors++;
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}


function validate146(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}


function validate148(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
errors++;
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}


function validate150(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}


function validate152(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}

const schema40 = schemas["parts.schema.json"]["$defs"]["picture"];

function validate155(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
errors++;
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, instancePath+"/src"))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
errors++;
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
errors++;
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
errors++;
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
errors++;
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
errors++;
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
errors++;
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
errors++;
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
errors++;
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}

const schema41 = schemas["parts.schema.json"]["$defs"]["action"];

function validate158(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/0/required", schema41.oneOf[0], data, "page");
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/1/required", schema41.oneOf[1], data, "href");
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/2/required", schema41.oneOf[2], data, "file");
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/3/required", schema41.oneOf[3], data, "map");
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/oneOf", schema41, data, {passingSchemas: passing0});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema41, data, "label");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema41.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema41, data, key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema41.properties.label, data0);
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate54(data.page, instancePath+"/page"))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate58(data.href, instancePath+"/href"))){
vErrors = vErrors === null ? validate58.errors : withMore(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate60(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate60.errors : withMore(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, instancePath+"/map"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
vErrors = withError(vErrors, instancePath+"/map", "#/maxLength", schema41.properties.map, data4);
errors++;
}
}
}
if(data.hidden !== undefined){
if(!(validate68(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate68.errors : withMore(vErrors, validate68.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema41, data);
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}


function validate143(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema34, data, "type");
errors++;
}
if(data.heading === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema34, data, "heading");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema34.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema34, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("hero" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema34.properties.type, data0);
errors++;
}
}
if(data.id !== undefined){
if(!(validate144(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate144.errors : withMore(vErrors, validate144.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate146(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate146.errors : withMore(vErrors, validate146.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate148(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? validate148.errors : withMore(vErrors, validate148.errors);
errors = vErrors.length;
}
}
if(data.level !== undefined){
let data4 = data.level;
if(!((data4 === 1) || (data4 === 2))){
vErrors = withError(vErrors, instancePath+"/level", "#/enum", schema34.properties.level, data4);
errors++;
}
}
if(data.heading !== undefined){
let data5 = data.heading;
if(!(validate150(data5, instancePath+"/heading"))){
vErrors = vErrors === null ? validate150.errors : withMore(vErrors, validate150.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema34.properties.heading, data5);
errors++;
}
}
}
if(data.text !== undefined){
let data6 = data.text;
if(!(validate152(data6, instancePath+"/text"))){
vErrors = vErrors === null ? validate152.errors : withMore(vErrors, validate152.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 600){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema34.properties.text, data6);
errors++;
}
}
}
if(data.track !== undefined){
let data7 = data.track;
if(Array.isArray(data7)){
if(data7.length > 6){
vErrors = withError(vErrors, instancePath+"/track", "#/maxItems", schema34.properties.track, data7);
errors++;
}
if(data7.length < 2){
vErrors = withError(vErrors, instancePath+"/track", "#/minItems", schema34.properties.track, data7);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(!(validate150(data8, instancePath+"/track/" + i0))){
vErrors = vErrors === null ? validate150.errors : withMore(vErrors, validate150.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 24){
vErrors = withError(vErrors, instancePath+"/track/" + i0, "#/maxLength", schema34.properties.track.items, data8);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/track", "#/type", schema34.properties.track, data7);
errors++;
}
}
if(data.picture !== undefined){
if(!(validate155(data.picture, instancePath+"/picture"))){
vErrors = vErrors === null ? validate155.errors : withMore(vErrors, validate155.errors);
errors = vErrors.length;
}
}
if(data.actions !== undefined){
let data10 = data.actions;
if(Array.isArray(data10)){
if(data10.length > 3){
vErrors = withError(vErrors, instancePath+"/actions", "#/maxItems", schema34.properties.actions, data10);
errors++;
}
if(data10.length < 1){
vErrors = withError(vErrors, instancePath+"/actions", "#/minItems", schema34.properties.actions, data10);
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate158(data10[i1], instancePath+"/actions/" + i1))){
vErrors = vErrors === null ? validate158.errors : withMore(vErrors, validate158.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/actions", "#/type", schema34.properties.actions, data10);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema34, data);
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}

const schema42 = schemas["blocks/cardGrid.schema.json"];

function validate167(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
errors++;
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}


function validate169(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}


function validate171(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
errors++;
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}


function validate173(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}


function validate175(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}

const schema48 = schemas["parts.schema.json"]["$defs"]["icon"];
const schema49 = {};

function validate178(data, instancePath=""){
validate178.errors = null;
return true;
}

const pattern49 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate177(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate178(data, instancePath))){
vErrors = vErrors === null ? validate178.errors : withMore(vErrors, validate178.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema48, data);
errors++;
}
if(!pattern49.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema48, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema48, data);
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}


function validate181(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
errors++;
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, instancePath+"/src"))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
errors++;
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
errors++;
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
errors++;
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
errors++;
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
errors++;
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
errors++;
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
errors++;
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
errors++;
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}


function validate189(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/0/required", schema41.oneOf[0], data, "page");
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/1/required", schema41.oneOf[1], data, "href");
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/2/required", schema41.oneOf[2], data, "file");
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/3/required", schema41.oneOf[3], data, "map");
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/oneOf", schema41, data, {passingSchemas: passing0});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema41, data, "label");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema41.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema41, data, key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema41.properties.label, data0);
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate54(data.page, instancePath+"/page"))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate58(data.href, instancePath+"/href"))){
vErrors = vErrors === null ? validate58.errors : withMore(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate60(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate60.errors : withMore(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, instancePath+"/map"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
vErrors = withError(vErrors, instancePath+"/map", "#/maxLength", schema41.properties.map, data4);
errors++;
}
}
}
if(data.hidden !== undefined){
if(!(validate68(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate68.errors : withMore(vErrors, validate68.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema41, data);
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}


function validate197(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}


function validate199(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}


function validate166(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema42, data, "type");
errors++;
}
if(data.cards === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema42, data, "cards");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema42.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema42, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("cardGrid" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema42.properties.type, data0);
errors++;
}
}
if(data.id !== undefined){
if(!(validate167(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate167.errors : withMore(vErrors, validate167.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate169(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate169.errors : withMore(vErrors, validate169.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate171(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? validate171.errors : withMore(vErrors, validate171.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate173(data4, instancePath+"/heading"))){
vErrors = vErrors === null ? validate173.errors : withMore(vErrors, validate173.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema42.properties.heading, data4);
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate175(data5, instancePath+"/text"))){
vErrors = vErrors === null ? validate175.errors : withMore(vErrors, validate175.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 600){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema42.properties.text, data5);
errors++;
}
}
}
if(data.layout !== undefined){
let data6 = data.layout;
if(!(((data6 === "cards") || (data6 === "plans")) || (data6 === "figures"))){
vErrors = withError(vErrors, instancePath+"/layout", "#/enum", schema42.properties.layout, data6);
errors++;
}
}
if(data.cards !== undefined){
let data7 = data.cards;
if(Array.isArray(data7)){
if(data7.length > 12){
vErrors = withError(vErrors, instancePath+"/cards", "#/maxItems", schema42.properties.cards, data7);
errors++;
}
if(data7.length < 1){
vErrors = withError(vErrors, instancePath+"/cards", "#/minItems", schema42.properties.cards, data7);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.heading === undefined){
vErrors = withError(vErrors, instancePath+"/cards/" + i0, "#/required", schema42.properties.cards.items, data8, "heading");
errors++;
}
if(data8.text === undefined){
vErrors = withError(vErrors, instancePath+"/cards/" + i0, "#/required", schema42.properties.cards.items, data8, "text");
errors++;
}
for(const key1 in data8){
if(!(func0.call(schema42.properties.cards.items.properties, key1))){
vErrors = withError(vErrors, instancePath+"/cards/" + i0, "#/additionalProperties", schema42.properties.cards.items, data8, key1);
errors++;
}
}
if(data8.icon !== undefined){
if(!(validate177(data8.icon, instancePath+"/cards/" + i0+"/icon"))){
vErrors = vErrors === null ? validate177.errors : withMore(vErrors, validate177.errors);
errors = vErrors.length;
}
}
if(data8.picture !== undefined){
if(!(validate181(data8.picture, instancePath+"/cards/" + i0+"/picture"))){
vErrors = vErrors === null ? validate181.errors : withMore(vErrors, validate181.errors);
errors = vErrors.length;
}
}
if(data8.heading !== undefined){
let data11 = data8.heading;
if(!(validate173(data11, instancePath+"/cards/" + i0+"/heading"))){
vErrors = vErrors === null ? validate173.errors : withMore(vErrors, validate173.errors);
errors = vErrors.length;
}
if(typeof data11 === "string"){
if(func1(data11) > 60){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/heading", "#/maxLength", schema42.properties.cards.items.properties.heading, data11);
errors++;
}
}
}
if(data8.text !== undefined){
let data12 = data8.text;
if(!(validate175(data12, instancePath+"/cards/" + i0+"/text"))){
vErrors = vErrors === null ? validate175.errors : withMore(vErrors, validate175.errors);
errors = vErrors.length;
}
if(typeof data12 === "string"){
if(func1(data12) > 500){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/text", "#/maxLength", schema42.properties.cards.items.properties.text, data12);
errors++;
}
}
}
if(data8.price !== undefined){
let data13 = data8.price;
if(!(validate173(data13, instancePath+"/cards/" + i0+"/price"))){
vErrors = vErrors === null ? validate173.errors : withMore(vErrors, validate173.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 40){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/price", "#/maxLength", schema42.properties.cards.items.properties.price, data13);
errors++;
}
}
}
if(data8.badge !== undefined){
let data14 = data8.badge;
if(!(validate173(data14, instancePath+"/cards/" + i0+"/badge"))){
vErrors = vErrors === null ? validate173.errors : withMore(vErrors, validate173.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func1(data14) > 30){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/badge", "#/maxLength", schema42.properties.cards.items.properties.badge, data14);
errors++;
}
}
}
if(data8.details !== undefined){
let data15 = data8.details;
if(Array.isArray(data15)){
if(data15.length > 12){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/details", "#/maxItems", schema42.properties.cards.items.properties.details, data15);
errors++;
}
if(data15.length < 1){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/details", "#/minItems", schema42.properties.cards.items.properties.details, data15);
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(!(validate173(data16, instancePath+"/cards/" + i0+"/details/" + i1))){
vErrors = vErrors === null ? validate173.errors : withMore(vErrors, validate173.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func1(data16) > 100){
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/details/" + i1, "#/maxLength", schema42.properties.cards.items.properties.details.items, data16);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/cards/" + i0+"/details", "#/type", schema42.properties.cards.items.properties.details, data15);
errors++;
}
}
if(data8.action !== undefined){
if(!(validate189(data8.action, instancePath+"/cards/" + i0+"/action"))){
vErrors = vErrors === null ? validate189.errors : withMore(vErrors, validate189.errors);
errors = vErrors.length;
}
}
if(data8.from !== undefined){
if(!(validate197(data8.from, instancePath+"/cards/" + i0+"/from"))){
vErrors = vErrors === null ? validate197.errors : withMore(vErrors, validate197.errors);
errors = vErrors.length;
}
}
if(data8.until !== undefined){
if(!(validate199(data8.until, instancePath+"/cards/" + i0+"/until"))){
vErrors = vErrors === null ? validate199.errors : withMore(vErrors, validate199.errors);
errors = vErrors.length;
}
}
if(data8.hidden !== undefined){
if(!(validate169(data8.hidden, instancePath+"/cards/" + i0+"/hidden"))){
vErrors = vErrors === null ? validate169.errors : withMore(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/cards/" + i0, "#/type", schema42.properties.cards.items, data8);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/cards", "#/type", schema42.properties.cards, data7);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema42, data);
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

const schema54 = schemas["blocks/steps.schema.json"];

function validate203(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
errors++;
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}


function validate205(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}


function validate207(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
errors++;
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}


function validate209(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}


function validate211(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}


function validate215(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
errors++;
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, instancePath+"/src"))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
errors++;
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
errors++;
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
errors++;
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
errors++;
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
errors++;
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
errors++;
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
errors++;
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
errors++;
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}


function validate218(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}


function validate220(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}


function validate202(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema54, data, "type");
errors++;
}
if(data.steps === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema54, data, "steps");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema54.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema54, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("steps" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema54.properties.type, data0);
errors++;
}
}
if(data.id !== undefined){
if(!(validate203(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate203.errors : withMore(vErrors, validate203.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate205(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate205.errors : withMore(vErrors, validate205.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate207(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? validate207.errors : withMore(vErrors, validate207.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate209(data4, instancePath+"/heading"))){
vErrors = vErrors === null ? validate209.errors : withMore(vErrors, validate209.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema54.properties.heading, data4);
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate211(data5, instancePath+"/text"))){
vErrors = vErrors === null ? validate211.errors : withMore(vErrors, validate211.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 600){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema54.properties.text, data5);
errors++;
}
}
}
if(data.steps !== undefined){
let data6 = data.steps;
if(Array.isArray(data6)){
if(data6.length > 10){
vErrors = withError(vErrors, instancePath+"/steps", "#/maxItems", schema54.properties.steps, data6);
errors++;
}
if(data6.length < 2){
vErrors = withError(vErrors, instancePath+"/steps", "#/minItems", schema54.properties.steps, data6);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.heading === undefined){
vErrors = withError(vErrors, instancePath+"/steps/" + i0, "#/required", schema54.properties.steps.items, data7, "heading");
errors++;
}
if(data7.text === undefined){
vErrors = withError(vErrors, instancePath+"/steps/" + i0, "#/required", schema54.properties.steps.items, data7, "text");
errors++;
}
for(const key1 in data7){
if(!Object.hasOwn(schema54.properties.steps.items.properties, key1)){
vErrors = withError(vErrors, instancePath+"/steps/" + i0, "#/additionalProperties", schema54.properties.steps.items, data7, key1);
errors++;
}
}
if(data7.heading !== undefined){
let data8 = data7.heading;
if(!(validate209(data8, instancePath+"/steps/" + i0+"/heading"))){
vErrors = vErrors === null ? validate209.errors : withMore(vErrors, validate209.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 60){
vErrors = withError(vErrors, instancePath+"/steps/" + i0+"/heading", "#/maxLength", schema54.properties.steps.items.properties.heading, data8);
errors++;
}
}
}
if(data7.text !== undefined){
let data9 = data7.text;
if(!(validate211(data9, instancePath+"/steps/" + i0+"/text"))){
vErrors = vErrors === null ? validate211.errors : withMore(vErrors, validate211.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func1(data9) > 700){
vErrors = withError(vErrors, instancePath+"/steps/" + i0+"/text", "#/maxLength", schema54.properties.steps.items.properties.text, data9);
errors++;
}
}
}
if(data7.picture !== undefined){
if(!(validate215(data7.picture, instancePath+"/steps/" + i0+"/picture"))){
vErrors = vErrors === null ? validate215.errors : withMore(vErrors, validate215.errors);
errors = vErrors.length;
}
}
if(data7.from !== undefined){
if(!(validate218(data7.from, instancePath+"/steps/" + i0+"/from"))){
vErrors = vErrors === null ? validate218.errors : withMore(vErrors, validate218.errors);
errors = vErrors.length;
}
}
if(data7.until !== undefined){
if(!(validate220(data7.until, instancePath+"/steps/" + i0+"/until"))){
vErrors = vErrors === null ? validate220.errors : withMore(vErrors, validate220.errors);
errors = vErrors.length;
}
}
if(data7.hidden !== undefined){
if(!(validate205(data7.hidden, instancePath+"/steps/" + i0+"/hidden"))){
vErrors = vErrors === null ? validate205.errors : withMore(vErrors, validate205.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/steps/" + i0, "#/type", schema54.properties.steps.items, data7);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/steps", "#/type", schema54.properties.steps, data6);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema54, data);
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}

const schema63 = schemas["blocks/list.schema.json"];

function validate224(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
errors++;
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}


function validate226(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}


function validate228(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
errors++;
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}


function validate230(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}


function validate232(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
errors++;
}
validate232.errors = vErrors;
return errors === 0;
}


function validate234(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
errors++;
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, instancePath+"/src"))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
errors++;
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
errors++;
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
errors++;
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
errors++;
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
errors++;
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
errors++;
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
errors++;
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
errors++;
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}


function validate237(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate178(data, instancePath))){
vErrors = vErrors === null ? validate178.errors : withMore(vErrors, validate178.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema48, data);
errors++;
}
if(!pattern49.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema48, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema48, data);
errors++;
}
validate237.errors = vErrors;
return errors === 0;
}

const schema71 = schemas["parts.schema.json"]["$defs"]["video"];

function validate243(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
errors++;
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, instancePath+"/src"))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
errors++;
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
errors++;
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
errors++;
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
errors++;
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
errors++;
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
errors++;
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
errors++;
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
errors++;
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
errors++;
}
validate243.errors = vErrors;
return errors === 0;
}

const pattern63 = new RegExp("^media/[^/\\\\]+\\.(mp4|webm)$", "u");
const pattern64 = new RegExp("^media/[^/\\\\]+\\.vtt$", "u");

function validate241(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema71, data, "file");
errors++;
}
if(data.poster === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema71, data, "poster");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema71.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema71, data, key0);
errors++;
}
}
if(data.file !== undefined){
let data0 = data.file;
if(!(validate6(data0, instancePath+"/file"))){
vErrors = vErrors === null ? validate6.errors : withMore(vErrors, validate6.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(!pattern63.test(data0)){
vErrors = withError(vErrors, instancePath+"/file", "#/pattern", schema71.properties.file, data0);
errors++;
}
}
}
if(data.poster !== undefined){
if(!(validate243(data.poster, instancePath+"/poster"))){
vErrors = vErrors === null ? validate243.errors : withMore(vErrors, validate243.errors);
errors = vErrors.length;
}
}
if(data.captions !== undefined){
let data2 = data.captions;
if(!(validate6(data2, instancePath+"/captions"))){
vErrors = vErrors === null ? validate6.errors : withMore(vErrors, validate6.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(!pattern64.test(data2)){
vErrors = withError(vErrors, instancePath+"/captions", "#/pattern", schema71.properties.captions, data2);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema71, data);
errors++;
}
validate241.errors = vErrors;
return errors === 0;
}


function validate249(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate249.errors = vErrors;
return errors === 0;
}

const schema74 = schemas["parts.schema.json"]["$defs"]["table"];

function validate255(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.caption === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema74, data, "caption");
errors++;
}
if(data.rows === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema74, data, "rows");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema74.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema74, data, key0);
errors++;
}
}
if(data.caption !== undefined){
let data0 = data.caption;
if(!(validate11(data0, instancePath+"/caption"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 120){
vErrors = withError(vErrors, instancePath+"/caption", "#/maxLength", schema74.properties.caption, data0);
errors++;
}
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(Array.isArray(data1)){
if(data1.length > 3){
vErrors = withError(vErrors, instancePath+"/columns", "#/maxItems", schema74.properties.columns, data1);
errors++;
}
if(data1.length < 2){
vErrors = withError(vErrors, instancePath+"/columns", "#/minItems", schema74.properties.columns, data1);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(validate11(data2, instancePath+"/columns/" + i0))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 30){
vErrors = withError(vErrors, instancePath+"/columns/" + i0, "#/maxLength", schema74.properties.columns.items, data2);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/columns", "#/type", schema74.properties.columns, data1);
errors++;
}
}
if(data.rows !== undefined){
let data3 = data.rows;
if(Array.isArray(data3)){
if(data3.length > 40){
vErrors = withError(vErrors, instancePath+"/rows", "#/maxItems", schema74.properties.rows, data3);
errors++;
}
if(data3.length < 1){
vErrors = withError(vErrors, instancePath+"/rows", "#/minItems", schema74.properties.rows, data3);
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.heading === undefined){
vErrors = withError(vErrors, instancePath+"/rows/" + i1, "#/required", schema74.properties.rows.items, data4, "heading");
errors++;
}
if(data4.cells === undefined){
vErrors = withError(vErrors, instancePath+"/rows/" + i1, "#/required", schema74.properties.rows.items, data4, "cells");
errors++;
}
for(const key1 in data4){
if(!Object.hasOwn(schema74.properties.rows.items.properties, key1)){
vErrors = withError(vErrors, instancePath+"/rows/" + i1, "#/additionalProperties", schema74.properties.rows.items, data4, key1);
errors++;
}
}
if(data4.heading !== undefined){
let data5 = data4.heading;
if(!(validate11(data5, instancePath+"/rows/" + i1+"/heading"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 80){
vErrors = withError(vErrors, instancePath+"/rows/" + i1+"/heading", "#/maxLength", schema74.properties.rows.items.properties.heading, data5);
errors++;
}
}
}
if(data4.cells !== undefined){
let data6 = data4.cells;
if(Array.isArray(data6)){
if(data6.length > 2){
vErrors = withError(vErrors, instancePath+"/rows/" + i1+"/cells", "#/maxItems", schema74.properties.rows.items.properties.cells, data6);
errors++;
}
if(data6.length < 1){
vErrors = withError(vErrors, instancePath+"/rows/" + i1+"/cells", "#/minItems", schema74.properties.rows.items.properties.cells, data6);
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(!(validate11(data7, instancePath+"/rows/" + i1+"/cells/" + i2))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func1(data7) > 40){
vErrors = withError(vErrors, instancePath+"/rows/" + i1+"/cells/" + i2, "#/maxLength", schema74.properties.rows.items.properties.cells.items, data7);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/rows/" + i1+"/cells", "#/type", schema74.properties.rows.items.properties.cells, data6);
errors++;
}
}
if(data4.hidden !== undefined){
if(!(validate68(data4.hidden, instancePath+"/rows/" + i1+"/hidden"))){
vErrors = vErrors === null ? validate68.errors : withMore(vErrors, validate68.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/rows/" + i1, "#/type", schema74.properties.rows.items, data4);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/rows", "#/type", schema74.properties.rows, data3);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema74, data);
errors++;
}
validate255.errors = vErrors;
return errors === 0;
}


function validate263(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/0/required", schema41.oneOf[0], data, "page");
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/1/required", schema41.oneOf[1], data, "href");
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/2/required", schema41.oneOf[2], data, "file");
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/3/required", schema41.oneOf[3], data, "map");
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/oneOf", schema41, data, {passingSchemas: passing0});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema41, data, "label");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema41.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema41, data, key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema41.properties.label, data0);
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate54(data.page, instancePath+"/page"))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate58(data.href, instancePath+"/href"))){
vErrors = vErrors === null ? validate58.errors : withMore(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate60(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate60.errors : withMore(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, instancePath+"/map"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
vErrors = withError(vErrors, instancePath+"/map", "#/maxLength", schema41.properties.map, data4);
errors++;
}
}
}
if(data.hidden !== undefined){
if(!(validate68(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate68.errors : withMore(vErrors, validate68.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema41, data);
errors++;
}
validate263.errors = vErrors;
return errors === 0;
}


function validate271(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate271.errors = vErrors;
return errors === 0;
}


function validate273(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern10.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema10, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema10, data);
errors++;
}
validate273.errors = vErrors;
return errors === 0;
}


function validate223(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema63, data, "type");
errors++;
}
if(data.items === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema63, data, "items");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema63.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema63, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("list" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema63.properties.type, data0);
errors++;
}
}
if(data.id !== undefined){
if(!(validate224(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate224.errors : withMore(vErrors, validate224.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate226(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate226.errors : withMore(vErrors, validate226.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate228(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? validate228.errors : withMore(vErrors, validate228.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate230(data4, instancePath+"/heading"))){
vErrors = vErrors === null ? validate230.errors : withMore(vErrors, validate230.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema63.properties.heading, data4);
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate232(data5, instancePath+"/text"))){
vErrors = vErrors === null ? validate232.errors : withMore(vErrors, validate232.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 2000){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema63.properties.text, data5);
errors++;
}
}
}
if(data.picture !== undefined){
if(!(validate234(data.picture, instancePath+"/picture"))){
vErrors = vErrors === null ? validate234.errors : withMore(vErrors, validate234.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
let data7 = data.layout;
if(!((((((((data7 === "columns") || (data7 === "ledger")) || (data7 === "prose")) || (data7 === "questions")) || (data7 === "quotes")) || (data7 === "logos")) || (data7 === "gallery")) || (data7 === "news"))){
vErrors = withError(vErrors, instancePath+"/layout", "#/enum", schema63.properties.layout, data7);
errors++;
}
}
if(data.items !== undefined){
let data8 = data.items;
if(Array.isArray(data8)){
if(data8.length > 40){
vErrors = withError(vErrors, instancePath+"/items", "#/maxItems", schema63.properties.items, data8);
errors++;
}
if(data8.length < 1){
vErrors = withError(vErrors, instancePath+"/items", "#/minItems", schema63.properties.items, data8);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.heading === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0, "#/properties/items/items/anyOf/0/required", schema63.properties.items.items.anyOf[0], data9, "heading");
errors++;
}
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
const _errs16 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.picture === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0, "#/properties/items/items/anyOf/1/required", schema63.properties.items.items.anyOf[1], data9, "picture");
errors++;
}
}
var _valid0 = _errs16 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
vErrors = withError(vErrors, instancePath+"/items/" + i0, "#/anyOf", schema63.properties.items.items, data9, {});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
if(!(func0.call(schema63.properties.items.items.properties, key1))){
vErrors = withError(vErrors, instancePath+"/items/" + i0, "#/additionalProperties", schema63.properties.items.items, data9, key1);
errors++;
}
}
if(data9.icon !== undefined){
if(!(validate237(data9.icon, instancePath+"/items/" + i0+"/icon"))){
vErrors = vErrors === null ? validate237.errors : withMore(vErrors, validate237.errors);
errors = vErrors.length;
}
}
if(data9.picture !== undefined){
if(!(validate234(data9.picture, instancePath+"/items/" + i0+"/picture"))){
vErrors = vErrors === null ? validate234.errors : withMore(vErrors, validate234.errors);
errors = vErrors.length;
}
}
if(data9.video !== undefined){
if(!(validate241(data9.video, instancePath+"/items/" + i0+"/video"))){
vErrors = vErrors === null ? validate241.errors : withMore(vErrors, validate241.errors);
errors = vErrors.length;
}
}
if(data9.heading !== undefined){
let data13 = data9.heading;
if(!(validate230(data13, instancePath+"/items/" + i0+"/heading"))){
vErrors = vErrors === null ? validate230.errors : withMore(vErrors, validate230.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 120){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/heading", "#/maxLength", schema63.properties.items.items.properties.heading, data13);
errors++;
}
}
}
if(data9.date !== undefined){
if(!(validate249(data9.date, instancePath+"/items/" + i0+"/date"))){
vErrors = vErrors === null ? validate249.errors : withMore(vErrors, validate249.errors);
errors = vErrors.length;
}
}
if(data9.text !== undefined){
let data15 = data9.text;
if(!(validate232(data15, instancePath+"/items/" + i0+"/text"))){
vErrors = vErrors === null ? validate232.errors : withMore(vErrors, validate232.errors);
errors = vErrors.length;
}
if(typeof data15 === "string"){
if(func1(data15) > 4000){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/text", "#/maxLength", schema63.properties.items.items.properties.text, data15);
errors++;
}
}
}
if(data9.parts !== undefined){
let data16 = data9.parts;
if(Array.isArray(data16)){
if(data16.length > 12){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts", "#/maxItems", schema63.properties.items.items.properties.parts, data16);
errors++;
}
if(data16.length < 1){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts", "#/minItems", schema63.properties.items.items.properties.parts, data16);
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.heading === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1, "#/required", schema63.properties.items.items.properties.parts.items, data17, "heading");
errors++;
}
if(data17.text === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1, "#/required", schema63.properties.items.items.properties.parts.items, data17, "text");
errors++;
}
for(const key2 in data17){
if(!Object.hasOwn(schema63.properties.items.items.properties.parts.items.properties, key2)){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1, "#/additionalProperties", schema63.properties.items.items.properties.parts.items, data17, key2);
errors++;
}
}
if(data17.heading !== undefined){
let data18 = data17.heading;
if(!(validate230(data18, instancePath+"/items/" + i0+"/parts/" + i1+"/heading"))){
vErrors = vErrors === null ? validate230.errors : withMore(vErrors, validate230.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func1(data18) > 80){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1+"/heading", "#/maxLength", schema63.properties.items.items.properties.parts.items.properties.heading, data18);
errors++;
}
}
}
if(data17.text !== undefined){
let data19 = data17.text;
if(!(validate232(data19, instancePath+"/items/" + i0+"/parts/" + i1+"/text"))){
vErrors = vErrors === null ? validate232.errors : withMore(vErrors, validate232.errors);
errors = vErrors.length;
}
if(typeof data19 === "string"){
if(func1(data19) > 4000){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1+"/text", "#/maxLength", schema63.properties.items.items.properties.parts.items.properties.text, data19);
errors++;
}
}
}
if(data17.hidden !== undefined){
if(!(validate226(data17.hidden, instancePath+"/items/" + i0+"/parts/" + i1+"/hidden"))){
vErrors = vErrors === null ? validate226.errors : withMore(vErrors, validate226.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts/" + i1, "#/type", schema63.properties.items.items.properties.parts.items, data17);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/parts", "#/type", schema63.properties.items.items.properties.parts, data16);
errors++;
}
}
if(data9.table !== undefined){
if(!(validate255(data9.table, instancePath+"/items/" + i0+"/table"))){
vErrors = vErrors === null ? validate255.errors : withMore(vErrors, validate255.errors);
errors = vErrors.length;
}
}
if(data9.details !== undefined){
let data22 = data9.details;
if(Array.isArray(data22)){
if(data22.length > 6){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/details", "#/maxItems", schema63.properties.items.items.properties.details, data22);
errors++;
}
if(data22.length < 1){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/details", "#/minItems", schema63.properties.items.items.properties.details, data22);
errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(!(validate230(data23, instancePath+"/items/" + i0+"/details/" + i2))){
vErrors = vErrors === null ? validate230.errors : withMore(vErrors, validate230.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func1(data23) > 60){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/details/" + i2, "#/maxLength", schema63.properties.items.items.properties.details.items, data23);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/details", "#/type", schema63.properties.items.items.properties.details, data22);
errors++;
}
}
if(data9.opening !== undefined){
let data24 = data9.opening;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.posted === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening", "#/required", schema63.properties.items.items.properties.opening, data24, "posted");
errors++;
}
if(data24.employment === undefined){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening", "#/required", schema63.properties.items.items.properties.opening, data24, "employment");
errors++;
}
for(const key3 in data24){
if(!Object.hasOwn(schema63.properties.items.items.properties.opening.properties, key3)){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening", "#/additionalProperties", schema63.properties.items.items.properties.opening, data24, key3);
errors++;
}
}
if(data24.posted !== undefined){
let data25 = data24.posted;
if(typeof data25 === "string"){
if(!pattern10.test(data25)){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening/posted", "#/pattern", schema63.properties.items.items.properties.opening.properties.posted, data25);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening/posted", "#/type", schema63.properties.items.items.properties.opening.properties.posted, data25);
errors++;
}
}
if(data24.closes !== undefined){
let data26 = data24.closes;
if(typeof data26 === "string"){
if(!pattern10.test(data26)){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening/closes", "#/pattern", schema63.properties.items.items.properties.opening.properties.closes, data26);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening/closes", "#/type", schema63.properties.items.items.properties.opening.properties.closes, data26);
errors++;
}
}
if(data24.employment !== undefined){
let data27 = data24.employment;
if(!(((((data27 === "full-time") || (data27 === "part-time")) || (data27 === "contract")) || (data27 === "temporary")) || (data27 === "internship"))){
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening/employment", "#/enum", schema63.properties.items.items.properties.opening.properties.employment, data27);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0+"/opening", "#/type", schema63.properties.items.items.properties.opening, data24);
errors++;
}
}
if(data9.action !== undefined){
if(!(validate263(data9.action, instancePath+"/items/" + i0+"/action"))){
vErrors = vErrors === null ? validate263.errors : withMore(vErrors, validate263.errors);
errors = vErrors.length;
}
}
if(data9.from !== undefined){
if(!(validate271(data9.from, instancePath+"/items/" + i0+"/from"))){
vErrors = vErrors === null ? validate271.errors : withMore(vErrors, validate271.errors);
errors = vErrors.length;
}
}
if(data9.until !== undefined){
if(!(validate273(data9.until, instancePath+"/items/" + i0+"/until"))){
vErrors = vErrors === null ? validate273.errors : withMore(vErrors, validate273.errors);
errors = vErrors.length;
}
}
if(data9.hidden !== undefined){
if(!(validate226(data9.hidden, instancePath+"/items/" + i0+"/hidden"))){
vErrors = vErrors === null ? validate226.errors : withMore(vErrors, validate226.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items/" + i0, "#/type", schema63.properties.items.items, data9);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/items", "#/type", schema63.properties.items, data8);
errors++;
}
}
if(data.action !== undefined){
if(!(validate263(data.action, instancePath+"/action"))){
vErrors = vErrors === null ? validate263.errors : withMore(vErrors, validate263.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema63, data);
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}

const schema78 = schemas["blocks/contactInfo.schema.json"];

function validate278(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
errors++;
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}


function validate280(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}


function validate282(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
errors++;
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
errors++;
}
validate282.errors = vErrors;
return errors === 0;
}


function validate284(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
errors++;
}
validate284.errors = vErrors;
return errors === 0;
}


function validate286(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
errors++;
}
validate286.errors = vErrors;
return errors === 0;
}


function validate288(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "src");
errors++;
}
if(data.alt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema40, data, "alt");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema40.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema40, data, key0);
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(!(validate8(data0, instancePath+"/src"))){
vErrors = vErrors === null ? validate8.errors : withMore(vErrors, validate8.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
vErrors = withError(vErrors, instancePath+"/src", "#/maxLength", schema40.properties.src, data0);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/src", "#/minLength", schema40.properties.src, data0);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/src", "#/type", schema40.properties.src, data0);
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(typeof data1 === "string"){
if(func1(data1) > 200){
vErrors = withError(vErrors, instancePath+"/alt", "#/maxLength", schema40.properties.alt, data1);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/alt", "#/type", schema40.properties.alt, data1);
errors++;
}
}
if(data.decorative !== undefined){
let data2 = data.decorative;
if(typeof data2 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/decorative", "#/type", schema40.properties.decorative, data2);
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = withError(vErrors, instancePath+"/width", "#/type", schema40.properties.width, data3);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50000 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/maximum", schema40.properties.width, data3);
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = withError(vErrors, instancePath+"/width", "#/minimum", schema40.properties.width, data3);
errors++;
}
}
}
if(data.height !== undefined){
let data4 = data.height;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = withError(vErrors, instancePath+"/height", "#/type", schema40.properties.height, data4);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/maximum", schema40.properties.height, data4);
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = withError(vErrors, instancePath+"/height", "#/minimum", schema40.properties.height, data4);
errors++;
}
}
}
if(data.crop !== undefined){
let data5 = data.crop;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!Object.hasOwn(schema40.properties.crop.properties, key1)){
vErrors = withError(vErrors, instancePath+"/crop", "#/additionalProperties", schema40.properties.crop, data5, key1);
errors++;
}
}
if(data5.left !== undefined){
let data6 = data5.left;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/maximum", schema40.properties.crop.properties.left, data6);
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/crop/left", "#/minimum", schema40.properties.crop.properties.left, data6);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/left", "#/type", schema40.properties.crop.properties.left, data6);
errors++;
}
}
if(data5.top !== undefined){
let data7 = data5.top;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/maximum", schema40.properties.crop.properties.top, data7);
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = withError(vErrors, instancePath+"/crop/top", "#/minimum", schema40.properties.crop.properties.top, data7);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/top", "#/type", schema40.properties.crop.properties.top, data7);
errors++;
}
}
if(data5.right !== undefined){
let data8 = data5.right;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 99 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/maximum", schema40.properties.crop.properties.right, data8);
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/crop/right", "#/minimum", schema40.properties.crop.properties.right, data8);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/right", "#/type", schema40.properties.crop.properties.right, data8);
errors++;
}
}
if(data5.bottom !== undefined){
let data9 = data5.bottom;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/maximum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/minimum", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop/bottom", "#/type", schema40.properties.crop.properties.bottom, data9);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/crop", "#/type", schema40.properties.crop, data5);
errors++;
}
}
if(data.focus !== undefined){
let data10 = data.focus;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(!Object.hasOwn(schema40.properties.focus.properties, key2)){
vErrors = withError(vErrors, instancePath+"/focus", "#/additionalProperties", schema40.properties.focus, data10, key2);
errors++;
}
}
if(data10.left !== undefined){
let data11 = data10.left;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/maximum", schema40.properties.focus.properties.left, data11);
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/focus/left", "#/minimum", schema40.properties.focus.properties.left, data11);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/left", "#/type", schema40.properties.focus.properties.left, data11);
errors++;
}
}
if(data10.top !== undefined){
let data12 = data10.top;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/maximum", schema40.properties.focus.properties.top, data12);
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/focus/top", "#/minimum", schema40.properties.focus.properties.top, data12);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus/top", "#/type", schema40.properties.focus.properties.top, data12);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/focus", "#/type", schema40.properties.focus, data10);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema40, data);
errors++;
}
validate288.errors = vErrors;
return errors === 0;
}


function validate291(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "kind");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "label");
errors++;
}
if(data.lines === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "lines");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema26.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema26, data, key0);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((((data0 === "phone") || (data0 === "email")) || (data0 === "website")) || (data0 === "place")) || (data0 === "address")) || (data0 === "text"))){
vErrors = withError(vErrors, instancePath+"/kind", "#/enum", schema26.properties.kind, data0);
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate11(data1, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema26.properties.label, data1);
errors++;
}
}
}
if(data.lines !== undefined){
let data2 = data.lines;
if(Array.isArray(data2)){
if(data2.length > 6){
vErrors = withError(vErrors, instancePath+"/lines", "#/maxItems", schema26.properties.lines, data2);
errors++;
}
if(data2.length < 1){
vErrors = withError(vErrors, instancePath+"/lines", "#/minItems", schema26.properties.lines, data2);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(validate11(data3, instancePath+"/lines/" + i0))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(!(validate80(data3, instancePath+"/lines/" + i0))){
vErrors = vErrors === null ? validate80.errors : withMore(vErrors, validate80.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func1(data3) > 120){
vErrors = withError(vErrors, instancePath+"/lines/" + i0, "#/maxLength", schema26.properties.lines.items, data3);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/lines", "#/type", schema26.properties.lines, data2);
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate68(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate68.errors : withMore(vErrors, validate68.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema26, data);
errors++;
}
validate291.errors = vErrors;
return errors === 0;
}


function validate277(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.points === undefined){
vErrors = withError(vErrors, instancePath, "#/anyOf/0/required", schema78.anyOf[0], data, "points");
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hours === undefined){
vErrors = withError(vErrors, instancePath, "#/anyOf/1/required", schema78.anyOf[1], data, "hours");
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/anyOf", schema78, data, {});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema78, data, "type");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema78.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema78, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("contactInfo" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema78.properties.type, data0);
errors++;
}
}
if(data.id !== undefined){
if(!(validate278(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate278.errors : withMore(vErrors, validate278.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate280(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate282(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? validate282.errors : withMore(vErrors, validate282.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate284(data4, instancePath+"/heading"))){
vErrors = vErrors === null ? validate284.errors : withMore(vErrors, validate284.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema78.properties.heading, data4);
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate286(data5, instancePath+"/text"))){
vErrors = vErrors === null ? validate286.errors : withMore(vErrors, validate286.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 600){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema78.properties.text, data5);
errors++;
}
}
}
if(data.picture !== undefined){
if(!(validate288(data.picture, instancePath+"/picture"))){
vErrors = vErrors === null ? validate288.errors : withMore(vErrors, validate288.errors);
errors = vErrors.length;
}
}
if(data.points !== undefined){
let data7 = data.points;
if(Array.isArray(data7)){
if(data7.length > 10){
vErrors = withError(vErrors, instancePath+"/points", "#/maxItems", schema78.properties.points, data7);
errors++;
}
if(data7.length < 1){
vErrors = withError(vErrors, instancePath+"/points", "#/minItems", schema78.properties.points, data7);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate291(data7[i0], instancePath+"/points/" + i0))){
vErrors = vErrors === null ? validate291.errors : withMore(vErrors, validate291.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/points", "#/type", schema78.properties.points, data7);
errors++;
}
}
if(data.hours !== undefined){
let data9 = data.hours;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.heading === undefined){
vErrors = withError(vErrors, instancePath+"/hours", "#/required", schema78.properties.hours, data9, "heading");
errors++;
}
for(const key1 in data9){
if(!Object.hasOwn(schema78.properties.hours.properties, key1)){
vErrors = withError(vErrors, instancePath+"/hours", "#/additionalProperties", schema78.properties.hours, data9, key1);
errors++;
}
}
if(data9.heading !== undefined){
let data10 = data9.heading;
if(!(validate284(data10, instancePath+"/hours/heading"))){
vErrors = vErrors === null ? validate284.errors : withMore(vErrors, validate284.errors);
errors = vErrors.length;
}
if(typeof data10 === "string"){
if(func1(data10) > 60){
vErrors = withError(vErrors, instancePath+"/hours/heading", "#/maxLength", schema78.properties.hours.properties.heading, data10);
errors++;
}
}
}
if(data9.rows !== undefined){
let data11 = data9.rows;
if(Array.isArray(data11)){
if(data11.length > 7){
vErrors = withError(vErrors, instancePath+"/hours/rows", "#/maxItems", schema78.properties.hours.properties.rows, data11);
errors++;
}
if(data11.length < 1){
vErrors = withError(vErrors, instancePath+"/hours/rows", "#/minItems", schema78.properties.hours.properties.rows, data11);
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.days === undefined){
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1, "#/required", schema78.properties.hours.properties.rows.items, data12, "days");
errors++;
}
if(data12.hours === undefined){
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1, "#/required", schema78.properties.hours.properties.rows.items, data12, "hours");
errors++;
}
for(const key2 in data12){
if(!Object.hasOwn(schema78.properties.hours.properties.rows.items.properties, key2)){
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1, "#/additionalProperties", schema78.properties.hours.properties.rows.items, data12, key2);
errors++;
}
}
if(data12.days !== undefined){
let data13 = data12.days;
if(!(validate284(data13, instancePath+"/hours/rows/" + i1+"/days"))){
vErrors = vErrors === null ? validate284.errors : withMore(vErrors, validate284.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
if(func1(data13) > 40){
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1+"/days", "#/maxLength", schema78.properties.hours.properties.rows.items.properties.days, data13);
errors++;
}
}
}
if(data12.hours !== undefined){
let data14 = data12.hours;
if(!(validate284(data14, instancePath+"/hours/rows/" + i1+"/hours"))){
vErrors = vErrors === null ? validate284.errors : withMore(vErrors, validate284.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func1(data14) > 40){
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1+"/hours", "#/maxLength", schema78.properties.hours.properties.rows.items.properties.hours, data14);
errors++;
}
}
}
if(data12.hidden !== undefined){
if(!(validate280(data12.hidden, instancePath+"/hours/rows/" + i1+"/hidden"))){
vErrors = vErrors === null ? validate280.errors : withMore(vErrors, validate280.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/hours/rows/" + i1, "#/type", schema78.properties.hours.properties.rows.items, data12);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/hours/rows", "#/type", schema78.properties.hours.properties.rows, data11);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/hours", "#/type", schema78.properties.hours, data9);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema78, data);
errors++;
}
validate277.errors = vErrors;
return errors === 0;
}

const schema86 = schemas["blocks/form.schema.json"];

function validate302(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema35, data);
errors++;
}
if(!pattern14.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema35, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema35, data);
errors++;
}
validate302.errors = vErrors;
return errors === 0;
}


function validate304(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema11, data);
errors++;
}
validate304.errors = vErrors;
return errors === 0;
}


function validate306(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func1(data) > 20){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema25, data);
errors++;
}
if(!pattern2.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema25, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema25, data);
errors++;
}
validate306.errors = vErrors;
return errors === 0;
}


function validate308(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema2, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema2, data);
errors++;
}
validate308.errors = vErrors;
return errors === 0;
}


function validate310(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema12, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema12, data);
errors++;
}
validate310.errors = vErrors;
return errors === 0;
}

const schema92 = schemas["blocks/form.schema.json"]["$defs"]["template"];

function validate312(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = withError(vErrors, instancePath, "#/type", schema92, data);
errors++;
}
validate312.errors = vErrors;
return errors === 0;
}

const schema93 = {};

function validate314(data, instancePath=""){
validate314.errors = null;
return true;
}


function validate317(data, instancePath=""){
validate317.errors = null;
return true;
}

const schema95 = schemas["blocks/form.schema.json"]["$defs"]["field"];
const schema96 = schemas["blocks/form.schema.json"]["$defs"]["textField"];
const schema97 = schemas["blocks/form.schema.json"]["$defs"]["fieldName"];

function validate323(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
if(!((((data === "recipient") || (data === "subject")) || (data === "submission")) || (data === "answers"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid0 = _errs2 === errors;
if(valid0){
vErrors = withError(vErrors, instancePath, "#/not", schema97, data, {});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(typeof data === "string"){
if(func1(data) > 40){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema97, data);
errors++;
}
if(!pattern15.test(data)){
vErrors = withError(vErrors, instancePath, "#/pattern", schema97, data);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema97, data);
errors++;
}
validate323.errors = vErrors;
return errors === 0;
}

const schema98 = schemas["blocks/form.schema.json"]["$defs"]["fieldLabel"];

function validate325(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate308(data, instancePath))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 80){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema98, data);
errors++;
}
}
validate325.errors = vErrors;
return errors === 0;
}

const schema99 = schemas["blocks/form.schema.json"]["$defs"]["fieldHelp"];

function validate328(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate310(data, instancePath))){
vErrors = vErrors === null ? validate310.errors : withMore(vErrors, validate310.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 400){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema99, data);
errors++;
}
}
validate328.errors = vErrors;
return errors === 0;
}

const schema100 = schemas["blocks/form.schema.json"]["$defs"]["fieldRequired"];

function validate331(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema100, data);
errors++;
}
validate331.errors = vErrors;
return errors === 0;
}

const schema101 = schemas["blocks/form.schema.json"]["$defs"]["fieldSensitive"];

function validate333(data, instancePath=""){
let vErrors = null;
let errors = 0;
if("allowed" !== data){
vErrors = withError(vErrors, instancePath, "#/const", schema101, data);
errors++;
}
validate333.errors = vErrors;
return errors === 0;
}

const schema102 = schemas["blocks/form.schema.json"]["$defs"]["fieldAutocomplete"];

function validate335(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!((((((((((((data === "name") || (data === "given-name")) || (data === "family-name")) || (data === "organization")) || (data === "organization-title")) || (data === "email")) || (data === "tel")) || (data === "url")) || (data === "street-address")) || (data === "postal-code")) || (data === "country-name")) || (data === "off"))){
vErrors = withError(vErrors, instancePath, "#/enum", schema102, data);
errors++;
}
validate335.errors = vErrors;
return errors === 0;
}

const schema103 = schemas["blocks/form.schema.json"]["$defs"]["fieldPlaceholder"];

function validate337(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate308(data, instancePath))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 60){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema103, data);
errors++;
}
}
validate337.errors = vErrors;
return errors === 0;
}

const schema104 = schemas["blocks/form.schema.json"]["$defs"]["fieldEmptyValue"];

function validate340(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(!(validate308(data, instancePath))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data === "string"){
if(func1(data) > 200){
vErrors = withError(vErrors, instancePath, "#/maxLength", schema104, data);
errors++;
}
}
validate340.errors = vErrors;
return errors === 0;
}

const schema105 = schemas["blocks/form.schema.json"]["$defs"]["fieldSent"];

function validate343(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
vErrors = withError(vErrors, instancePath, "#/type", schema105, data);
errors++;
}
validate343.errors = vErrors;
return errors === 0;
}


function validate322(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema96, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema96, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema96, data, "label");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema96.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema96, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("text" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema96.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate325(data.label, instancePath+"/label"))){
vErrors = vErrors === null ? validate325.errors : withMore(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate331(data.required, instancePath+"/required"))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate335(data.autocomplete, instancePath+"/autocomplete"))){
vErrors = vErrors === null ? validate335.errors : withMore(vErrors, validate335.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate337(data.placeholder, instancePath+"/placeholder"))){
vErrors = vErrors === null ? validate337.errors : withMore(vErrors, validate337.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/type", schema96.properties.maxLength, data8);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/maximum", schema96.properties.maxLength, data8);
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/minimum", schema96.properties.maxLength, data8);
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate340(data.emptyValue, instancePath+"/emptyValue"))){
vErrors = vErrors === null ? validate340.errors : withMore(vErrors, validate340.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate343(data.sent, instancePath+"/sent"))){
vErrors = vErrors === null ? validate343.errors : withMore(vErrors, validate343.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema96, data);
errors++;
}
validate322.errors = vErrors;
return errors === 0;
}

const schema106 = schemas["blocks/form.schema.json"]["$defs"]["emailField"];

function validate345(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema106, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema106, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema106, data, "label");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema106.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema106, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("email" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema106.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate325(data.label, instancePath+"/label"))){
vErrors = vErrors === null ? validate325.errors : withMore(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate331(data.required, instancePath+"/required"))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate335(data.autocomplete, instancePath+"/autocomplete"))){
vErrors = vErrors === null ? validate335.errors : withMore(vErrors, validate335.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate337(data.placeholder, instancePath+"/placeholder"))){
vErrors = vErrors === null ? validate337.errors : withMore(vErrors, validate337.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/type", schema106.properties.maxLength, data8);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/maximum", schema106.properties.maxLength, data8);
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/minimum", schema106.properties.maxLength, data8);
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate340(data.emptyValue, instancePath+"/emptyValue"))){
vErrors = vErrors === null ? validate340.errors : withMore(vErrors, validate340.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate343(data.sent, instancePath+"/sent"))){
vErrors = vErrors === null ? validate343.errors : withMore(vErrors, validate343.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema106, data);
errors++;
}
validate345.errors = vErrors;
return errors === 0;
}

const schema107 = schemas["blocks/form.schema.json"]["$defs"]["telField"];

function validate355(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema107, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema107, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema107, data, "label");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema107.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema107, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("tel" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema107.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate325(data.label, instancePath+"/label"))){
vErrors = vErrors === null ? validate325.errors : withMore(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate331(data.required, instancePath+"/required"))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate335(data.autocomplete, instancePath+"/autocomplete"))){
vErrors = vErrors === null ? validate335.errors : withMore(vErrors, validate335.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate337(data.placeholder, instancePath+"/placeholder"))){
vErrors = vErrors === null ? validate337.errors : withMore(vErrors, validate337.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/type", schema107.properties.maxLength, data8);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/maximum", schema107.properties.maxLength, data8);
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/minimum", schema107.properties.maxLength, data8);
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate340(data.emptyValue, instancePath+"/emptyValue"))){
vErrors = vErrors === null ? validate340.errors : withMore(vErrors, validate340.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate343(data.sent, instancePath+"/sent"))){
vErrors = vErrors === null ? validate343.errors : withMore(vErrors, validate343.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema107, data);
errors++;
}
validate355.errors = vErrors;
return errors === 0;
}

const schema108 = schemas["blocks/form.schema.json"]["$defs"]["urlField"];

function validate365(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema108, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema108, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema108, data, "label");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema108.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema108, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("url" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema108.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate325(data.label, instancePath+"/label"))){
vErrors = vErrors === null ? validate325.errors : withMore(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate331(data.required, instancePath+"/required"))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.autocomplete !== undefined){
if(!(validate335(data.autocomplete, instancePath+"/autocomplete"))){
vErrors = vErrors === null ? validate335.errors : withMore(vErrors, validate335.errors);
errors = vErrors.length;
}
}
if(data.placeholder !== undefined){
if(!(validate337(data.placeholder, instancePath+"/placeholder"))){
vErrors = vErrors === null ? validate337.errors : withMore(vErrors, validate337.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/type", schema108.properties.maxLength, data8);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 500 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/maximum", schema108.properties.maxLength, data8);
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/minimum", schema108.properties.maxLength, data8);
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate340(data.emptyValue, instancePath+"/emptyValue"))){
vErrors = vErrors === null ? validate340.errors : withMore(vErrors, validate340.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate343(data.sent, instancePath+"/sent"))){
vErrors = vErrors === null ? validate343.errors : withMore(vErrors, validate343.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema108, data);
errors++;
}
validate365.errors = vErrors;
return errors === 0;
}

const schema109 = schemas["blocks/form.schema.json"]["$defs"]["textareaField"];

function validate375(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema109, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema109, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema109, data, "label");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema109.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema109, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("textarea" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema109.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate325(data.label, instancePath+"/label"))){
vErrors = vErrors === null ? validate325.errors : withMore(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate331(data.required, instancePath+"/required"))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined){
let data6 = data.rows;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = withError(vErrors, instancePath+"/rows", "#/type", schema109.properties.rows, data6);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/rows", "#/maximum", schema109.properties.rows, data6);
errors++;
}
if(data6 < 2 || isNaN(data6)){
vErrors = withError(vErrors, instancePath+"/rows", "#/minimum", schema109.properties.rows, data6);
errors++;
}
}
}
if(data.placeholder !== undefined){
if(!(validate337(data.placeholder, instancePath+"/placeholder"))){
vErrors = vErrors === null ? validate337.errors : withMore(vErrors, validate337.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
let data8 = data.maxLength;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/type", schema109.properties.maxLength, data8);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20000 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/maximum", schema109.properties.maxLength, data8);
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/maxLength", "#/minimum", schema109.properties.maxLength, data8);
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate340(data.emptyValue, instancePath+"/emptyValue"))){
vErrors = vErrors === null ? validate340.errors : withMore(vErrors, validate340.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate343(data.sent, instancePath+"/sent"))){
vErrors = vErrors === null ? validate343.errors : withMore(vErrors, validate343.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema109, data);
errors++;
}
validate375.errors = vErrors;
return errors === 0;
}

const schema110 = schemas["blocks/form.schema.json"]["$defs"]["numberField"];

function validate384(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema110, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema110, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema110, data, "label");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema110.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema110, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("number" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema110.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate325(data.label, instancePath+"/label"))){
vErrors = vErrors === null ? validate325.errors : withMore(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate331(data.required, instancePath+"/required"))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.min !== undefined){
let data6 = data.min;
if(!((typeof data6 == "number") && (isFinite(data6)))){
vErrors = withError(vErrors, instancePath+"/min", "#/type", schema110.properties.min, data6);
errors++;
}
}
if(data.max !== undefined){
let data7 = data.max;
if(!((typeof data7 == "number") && (isFinite(data7)))){
vErrors = withError(vErrors, instancePath+"/max", "#/type", schema110.properties.max, data7);
errors++;
}
}
if(data.step !== undefined){
let data8 = data.step;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0.000001 || isNaN(data8)){
vErrors = withError(vErrors, instancePath+"/step", "#/minimum", schema110.properties.step, data8);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/step", "#/type", schema110.properties.step, data8);
errors++;
}
}
if(data.unit !== undefined){
let data9 = data.unit;
if(!(validate308(data9, instancePath+"/unit"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func1(data9) > 30){
vErrors = withError(vErrors, instancePath+"/unit", "#/maxLength", schema110.properties.unit, data9);
errors++;
}
}
}
if(data.placeholder !== undefined){
if(!(validate337(data.placeholder, instancePath+"/placeholder"))){
vErrors = vErrors === null ? validate337.errors : withMore(vErrors, validate337.errors);
errors = vErrors.length;
}
}
if(data.emptyValue !== undefined){
if(!(validate340(data.emptyValue, instancePath+"/emptyValue"))){
vErrors = vErrors === null ? validate340.errors : withMore(vErrors, validate340.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate343(data.sent, instancePath+"/sent"))){
vErrors = vErrors === null ? validate343.errors : withMore(vErrors, validate343.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema110, data);
errors++;
}
validate384.errors = vErrors;
return errors === 0;
}

const schema111 = schemas["blocks/form.schema.json"]["$defs"]["dateField"];
const pattern81 = new RegExp("^(today|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$", "u");

function validate394(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema111, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema111, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema111, data, "label");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema111.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema111, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("date" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema111.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate325(data.label, instancePath+"/label"))){
vErrors = vErrors === null ? validate325.errors : withMore(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate331(data.required, instancePath+"/required"))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.earliest !== undefined){
let data6 = data.earliest;
if(typeof data6 === "string"){
if(!pattern81.test(data6)){
vErrors = withError(vErrors, instancePath+"/earliest", "#/pattern", schema111.properties.earliest, data6);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/earliest", "#/type", schema111.properties.earliest, data6);
errors++;
}
}
if(data.latest !== undefined){
let data7 = data.latest;
if(typeof data7 === "string"){
if(!pattern81.test(data7)){
vErrors = withError(vErrors, instancePath+"/latest", "#/pattern", schema111.properties.latest, data7);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/latest", "#/type", schema111.properties.latest, data7);
errors++;
}
}
if(data.emptyValue !== undefined){
if(!(validate340(data.emptyValue, instancePath+"/emptyValue"))){
vErrors = vErrors === null ? validate340.errors : withMore(vErrors, validate340.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate343(data.sent, instancePath+"/sent"))){
vErrors = vErrors === null ? validate343.errors : withMore(vErrors, validate343.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema111, data);
errors++;
}
validate394.errors = vErrors;
return errors === 0;
}

const schema112 = schemas["blocks/form.schema.json"]["$defs"]["selectField"];
const schema113 = schemas["blocks/form.schema.json"]["$defs"]["choices"];

function validate409(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 60){
vErrors = withError(vErrors, instancePath, "#/maxItems", schema113, data);
errors++;
}
if(data.length < 1){
vErrors = withError(vErrors, instancePath, "#/minItems", schema113, data);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.value === undefined){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/required", schema113.items, data0, "value");
errors++;
}
if(data0.label === undefined){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/required", schema113.items, data0, "label");
errors++;
}
for(const key0 in data0){
if(!Object.hasOwn(schema113.items.properties, key0)){
vErrors = withError(vErrors, instancePath+"/" + i0, "#/additionalProperties", schema113.items, data0, key0);
errors++;
}
}
if(data0.value !== undefined){
let data1 = data0.value;
if(!(validate308(data1, instancePath+"/" + i0+"/value"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
vErrors = withError(vErrors, instancePath+"/" + i0+"/value", "#/maxLength", schema113.items.properties.value, data1);
errors++;
}
}
}
if(data0.label !== undefined){
let data2 = data0.label;
if(!(validate308(data2, instancePath+"/" + i0+"/label"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
vErrors = withError(vErrors, instancePath+"/" + i0+"/label", "#/maxLength", schema113.items.properties.label, data2);
errors++;
}
}
}
if(data0.hidden !== undefined){
if(!(validate304(data0.hidden, instancePath+"/" + i0+"/hidden"))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/" + i0, "#/type", schema113.items, data0);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema113, data);
errors++;
}
validate409.errors = vErrors;
return errors === 0;
}


function validate402(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema112, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema112, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema112, data, "label");
errors++;
}
if(data.prompt === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema112, data, "prompt");
errors++;
}
if(data.options === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema112, data, "options");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema112.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema112, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("select" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema112.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate325(data.label, instancePath+"/label"))){
vErrors = vErrors === null ? validate325.errors : withMore(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate331(data.required, instancePath+"/required"))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.prompt !== undefined){
let data6 = data.prompt;
if(!(validate308(data6, instancePath+"/prompt"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 60){
vErrors = withError(vErrors, instancePath+"/prompt", "#/maxLength", schema112.properties.prompt, data6);
errors++;
}
}
}
if(data.options !== undefined){
if(!(validate409(data.options, instancePath+"/options"))){
vErrors = vErrors === null ? validate409.errors : withMore(vErrors, validate409.errors);
errors = vErrors.length;
}
}
if(data.emptyValue !== undefined){
if(!(validate340(data.emptyValue, instancePath+"/emptyValue"))){
vErrors = vErrors === null ? validate340.errors : withMore(vErrors, validate340.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate343(data.sent, instancePath+"/sent"))){
vErrors = vErrors === null ? validate343.errors : withMore(vErrors, validate343.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema112, data);
errors++;
}
validate402.errors = vErrors;
return errors === 0;
}

const schema114 = schemas["blocks/form.schema.json"]["$defs"]["radioField"];

function validate416(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema114, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema114, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema114, data, "label");
errors++;
}
if(data.options === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema114, data, "options");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema114.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema114, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("radio" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema114.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate325(data.label, instancePath+"/label"))){
vErrors = vErrors === null ? validate325.errors : withMore(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate331(data.required, instancePath+"/required"))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data6 = data.options;
if(!(validate409(data6, instancePath+"/options"))){
vErrors = vErrors === null ? validate409.errors : withMore(vErrors, validate409.errors);
errors = vErrors.length;
}
if(Array.isArray(data6)){
if(data6.length < 2){
vErrors = withError(vErrors, instancePath+"/options", "#/minItems", schema114.properties.options, data6);
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate340(data.emptyValue, instancePath+"/emptyValue"))){
vErrors = vErrors === null ? validate340.errors : withMore(vErrors, validate340.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate343(data.sent, instancePath+"/sent"))){
vErrors = vErrors === null ? validate343.errors : withMore(vErrors, validate343.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema114, data);
errors++;
}
validate416.errors = vErrors;
return errors === 0;
}

const schema115 = schemas["blocks/form.schema.json"]["$defs"]["checkboxesField"];

function validate425(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema115, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema115, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema115, data, "label");
errors++;
}
if(data.options === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema115, data, "options");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema115.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema115, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("checkboxes" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema115.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate325(data.label, instancePath+"/label"))){
vErrors = vErrors === null ? validate325.errors : withMore(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate331(data.required, instancePath+"/required"))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data6 = data.options;
if(!(validate409(data6, instancePath+"/options"))){
vErrors = vErrors === null ? validate409.errors : withMore(vErrors, validate409.errors);
errors = vErrors.length;
}
if(Array.isArray(data6)){
if(data6.length < 2){
vErrors = withError(vErrors, instancePath+"/options", "#/minItems", schema115.properties.options, data6);
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate340(data.emptyValue, instancePath+"/emptyValue"))){
vErrors = vErrors === null ? validate340.errors : withMore(vErrors, validate340.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate343(data.sent, instancePath+"/sent"))){
vErrors = vErrors === null ? validate343.errors : withMore(vErrors, validate343.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema115, data);
errors++;
}
validate425.errors = vErrors;
return errors === 0;
}

const schema116 = schemas["blocks/form.schema.json"]["$defs"]["checkboxField"];

function validate434(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema116, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema116, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema116, data, "label");
errors++;
}
if(data.required === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema116, data, "required");
errors++;
}
if(data.value === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema116, data, "value");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema116.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema116, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("checkbox" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema116.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(!(validate308(data2, instancePath+"/label"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 200){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema116.properties.label, data2);
errors++;
}
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
let data4 = data.required;
if(typeof data4 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/required", "#/type", schema116.properties.required, data4);
errors++;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data6 = data.value;
if(!(validate308(data6, instancePath+"/value"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 100){
vErrors = withError(vErrors, instancePath+"/value", "#/maxLength", schema116.properties.value, data6);
errors++;
}
}
}
if(data.emptyValue !== undefined){
if(!(validate340(data.emptyValue, instancePath+"/emptyValue"))){
vErrors = vErrors === null ? validate340.errors : withMore(vErrors, validate340.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
if(!(validate343(data.sent, instancePath+"/sent"))){
vErrors = vErrors === null ? validate343.errors : withMore(vErrors, validate343.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema116, data);
errors++;
}
validate434.errors = vErrors;
return errors === 0;
}

const schema117 = schemas["blocks/form.schema.json"]["$defs"]["fileField"];
const pattern83 = new RegExp("^\\.[a-z0-9]+$", "u");

function validate442(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "type");
errors++;
}
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "name");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "label");
errors++;
}
if(data.accept === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "accept");
errors++;
}
if(data.help === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "help");
errors++;
}
if(data.picked === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "picked");
errors++;
}
if(data.sent === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema117, data, "sent");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema117.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema117, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("file" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema117.properties.type, data0);
errors++;
}
}
if(data.name !== undefined){
if(!(validate323(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? validate323.errors : withMore(vErrors, validate323.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate325(data.label, instancePath+"/label"))){
vErrors = vErrors === null ? validate325.errors : withMore(vErrors, validate325.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate328(data.help, instancePath+"/help"))){
vErrors = vErrors === null ? validate328.errors : withMore(vErrors, validate328.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
if(!(validate331(data.required, instancePath+"/required"))){
vErrors = vErrors === null ? validate331.errors : withMore(vErrors, validate331.errors);
errors = vErrors.length;
}
}
if(data.sensitive !== undefined){
if(!(validate333(data.sensitive, instancePath+"/sensitive"))){
vErrors = vErrors === null ? validate333.errors : withMore(vErrors, validate333.errors);
errors = vErrors.length;
}
}
if(data.accept !== undefined){
let data6 = data.accept;
if(Array.isArray(data6)){
if(data6.length > 10){
vErrors = withError(vErrors, instancePath+"/accept", "#/maxItems", schema117.properties.accept, data6);
errors++;
}
if(data6.length < 1){
vErrors = withError(vErrors, instancePath+"/accept", "#/minItems", schema117.properties.accept, data6);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func1(data7) > 10){
vErrors = withError(vErrors, instancePath+"/accept/" + i0, "#/maxLength", schema117.properties.accept.items, data7);
errors++;
}
if(!pattern83.test(data7)){
vErrors = withError(vErrors, instancePath+"/accept/" + i0, "#/pattern", schema117.properties.accept.items, data7);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/accept/" + i0, "#/type", schema117.properties.accept.items, data7);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/accept", "#/type", schema117.properties.accept, data6);
errors++;
}
}
if(data.picked !== undefined){
let data8 = data.picked;
if(!(validate310(data8, instancePath+"/picked"))){
vErrors = vErrors === null ? validate310.errors : withMore(vErrors, validate310.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 400){
vErrors = withError(vErrors, instancePath+"/picked", "#/maxLength", schema117.properties.picked, data8);
errors++;
}
}
}
if(data.sent !== undefined){
let data9 = data.sent;
if(false !== data9){
vErrors = withError(vErrors, instancePath+"/sent", "#/const", schema117.properties.sent, data9, {allowedValue: false});
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema117, data);
errors++;
}
validate442.errors = vErrors;
return errors === 0;
}


function validate321(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema95, data, "type");
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(!((((((((((((data0 === "text") || (data0 === "email")) || (data0 === "tel")) || (data0 === "url")) || (data0 === "textarea")) || (data0 === "number")) || (data0 === "date")) || (data0 === "select")) || (data0 === "radio")) || (data0 === "checkboxes")) || (data0 === "checkbox")) || (data0 === "file"))){
vErrors = withError(vErrors, instancePath+"/type", "#/enum", schema95.properties.type, data0);
errors++;
}
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate322(data, instancePath))){
vErrors = vErrors === null ? validate322.errors : withMore(vErrors, validate322.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "email"){
if(!(validate345(data, instancePath))){
vErrors = vErrors === null ? validate345.errors : withMore(vErrors, validate345.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "tel"){
if(!(validate355(data, instancePath))){
vErrors = vErrors === null ? validate355.errors : withMore(vErrors, validate355.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "url"){
if(!(validate365(data, instancePath))){
vErrors = vErrors === null ? validate365.errors : withMore(vErrors, validate365.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "textarea"){
if(!(validate375(data, instancePath))){
vErrors = vErrors === null ? validate375.errors : withMore(vErrors, validate375.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "number"){
if(!(validate384(data, instancePath))){
vErrors = vErrors === null ? validate384.errors : withMore(vErrors, validate384.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "date"){
if(!(validate394(data, instancePath))){
vErrors = vErrors === null ? validate394.errors : withMore(vErrors, validate394.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "select"){
if(!(validate402(data, instancePath))){
vErrors = vErrors === null ? validate402.errors : withMore(vErrors, validate402.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "radio"){
if(!(validate416(data, instancePath))){
vErrors = vErrors === null ? validate416.errors : withMore(vErrors, validate416.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkboxes"){
if(!(validate425(data, instancePath))){
vErrors = vErrors === null ? validate425.errors : withMore(vErrors, validate425.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "checkbox"){
if(!(validate434(data, instancePath))){
vErrors = vErrors === null ? validate434.errors : withMore(vErrors, validate434.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "file"){
if(!(validate442(data, instancePath))){
vErrors = vErrors === null ? validate442.errors : withMore(vErrors, validate442.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/discriminator", schema95, data, {error: "mapping", tag: "type", tagValue: tag0});
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/discriminator", schema95, data, {error: "tag", tag: "type", tagValue: tag0});
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema95, data);
errors++;
}
validate321.errors = vErrors;
return errors === 0;
}


function validate466(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "kind");
errors++;
}
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "label");
errors++;
}
if(data.lines === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema26, data, "lines");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema26.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema26, data, key0);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((((data0 === "phone") || (data0 === "email")) || (data0 === "website")) || (data0 === "place")) || (data0 === "address")) || (data0 === "text"))){
vErrors = withError(vErrors, instancePath+"/kind", "#/enum", schema26.properties.kind, data0);
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(!(validate11(data1, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema26.properties.label, data1);
errors++;
}
}
}
if(data.lines !== undefined){
let data2 = data.lines;
if(Array.isArray(data2)){
if(data2.length > 6){
vErrors = withError(vErrors, instancePath+"/lines", "#/maxItems", schema26.properties.lines, data2);
errors++;
}
if(data2.length < 1){
vErrors = withError(vErrors, instancePath+"/lines", "#/minItems", schema26.properties.lines, data2);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(validate11(data3, instancePath+"/lines/" + i0))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(!(validate80(data3, instancePath+"/lines/" + i0))){
vErrors = vErrors === null ? validate80.errors : withMore(vErrors, validate80.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
if(func1(data3) > 120){
vErrors = withError(vErrors, instancePath+"/lines/" + i0, "#/maxLength", schema26.properties.lines.items, data3);
errors++;
}
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/lines", "#/type", schema26.properties.lines, data2);
errors++;
}
}
if(data.hidden !== undefined){
if(!(validate68(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate68.errors : withMore(vErrors, validate68.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema26, data);
errors++;
}
validate466.errors = vErrors;
return errors === 0;
}


function validate475(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/0/required", schema17.oneOf[0], data, "page");
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.href === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/1/required", schema17.oneOf[1], data, "href");
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/2/required", schema17.oneOf[2], data, "file");
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.map === undefined){
vErrors = withError(vErrors, instancePath, "#/oneOf/3/required", schema17.oneOf[3], data, "map");
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
vErrors = withError(vErrors, instancePath, "#/oneOf", schema17, data, {passingSchemas: passing0});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema17, data, "label");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema17.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema17, data, key0);
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(!(validate11(data0, instancePath+"/label"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
if(func1(data0) > 40){
vErrors = withError(vErrors, instancePath+"/label", "#/maxLength", schema17.properties.label, data0);
errors++;
}
}
}
if(data.page !== undefined){
if(!(validate54(data.page, instancePath+"/page"))){
vErrors = vErrors === null ? validate54.errors : withMore(vErrors, validate54.errors);
errors = vErrors.length;
}
}
if(data.href !== undefined){
if(!(validate58(data.href, instancePath+"/href"))){
vErrors = vErrors === null ? validate58.errors : withMore(vErrors, validate58.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined){
if(!(validate60(data.file, instancePath+"/file"))){
vErrors = vErrors === null ? validate60.errors : withMore(vErrors, validate60.errors);
errors = vErrors.length;
}
}
if(data.map !== undefined){
let data4 = data.map;
if(!(validate11(data4, instancePath+"/map"))){
vErrors = vErrors === null ? validate11.errors : withMore(vErrors, validate11.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
vErrors = withError(vErrors, instancePath+"/map", "#/maxLength", schema17.properties.map, data4);
errors++;
}
}
}
if(data.from !== undefined){
if(!(validate64(data.from, instancePath+"/from"))){
vErrors = vErrors === null ? validate64.errors : withMore(vErrors, validate64.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate66(data.until, instancePath+"/until"))){
vErrors = vErrors === null ? validate66.errors : withMore(vErrors, validate66.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate68(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate68.errors : withMore(vErrors, validate68.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema17, data);
errors++;
}
validate475.errors = vErrors;
return errors === 0;
}


function validate301(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "type");
errors++;
}
if(data.id === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "id");
errors++;
}
if(data.heading === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "heading");
errors++;
}
if(data.template === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "template");
errors++;
}
if(data.recipient === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "recipient");
errors++;
}
if(data.subject === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "subject");
errors++;
}
if(data.parameters === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "parameters");
errors++;
}
if(data.fields === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "fields");
errors++;
}
if(data.submit === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "submit");
errors++;
}
if(data.sending === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "sending");
errors++;
}
if(data.failure === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "failure");
errors++;
}
if(data.success === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema86, data, "success");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema86.properties, key0))){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema86, data, key0);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("form" !== data0){
vErrors = withError(vErrors, instancePath+"/type", "#/const", schema86.properties.type, data0);
errors++;
}
}
if(data.id !== undefined){
if(!(validate302(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? validate302.errors : withMore(vErrors, validate302.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate304(data.hidden, instancePath+"/hidden"))){
vErrors = vErrors === null ? validate304.errors : withMore(vErrors, validate304.errors);
errors = vErrors.length;
}
}
if(data.language !== undefined){
if(!(validate306(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? validate306.errors : withMore(vErrors, validate306.errors);
errors = vErrors.length;
}
}
if(data.heading !== undefined){
let data4 = data.heading;
if(!(validate308(data4, instancePath+"/heading"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
if(func1(data4) > 90){
vErrors = withError(vErrors, instancePath+"/heading", "#/maxLength", schema86.properties.heading, data4);
errors++;
}
}
}
if(data.text !== undefined){
let data5 = data.text;
if(!(validate310(data5, instancePath+"/text"))){
vErrors = vErrors === null ? validate310.errors : withMore(vErrors, validate310.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
if(func1(data5) > 1000){
vErrors = withError(vErrors, instancePath+"/text", "#/maxLength", schema86.properties.text, data5);
errors++;
}
}
}
if(data.template !== undefined){
let data6 = data.template;
if(!(validate312(data6, instancePath+"/template"))){
vErrors = vErrors === null ? validate312.errors : withMore(vErrors, validate312.errors);
errors = vErrors.length;
}
if(!(validate314(data6, instancePath+"/template"))){
vErrors = vErrors === null ? validate314.errors : withMore(vErrors, validate314.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
if(func1(data6) > 60){
vErrors = withError(vErrors, instancePath+"/template", "#/maxLength", schema86.properties.template, data6);
errors++;
}
}
}
if(data.recipient !== undefined){
let data7 = data.recipient;
if(!(validate308(data7, instancePath+"/recipient"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(!(validate317(data7, instancePath+"/recipient"))){
vErrors = vErrors === null ? validate317.errors : withMore(vErrors, validate317.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
if(func1(data7) > 200){
vErrors = withError(vErrors, instancePath+"/recipient", "#/maxLength", schema86.properties.recipient, data7);
errors++;
}
}
}
if(data.subject !== undefined){
let data8 = data.subject;
if(!(validate308(data8, instancePath+"/subject"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
if(func1(data8) > 200){
vErrors = withError(vErrors, instancePath+"/subject", "#/maxLength", schema86.properties.subject, data8);
errors++;
}
}
}
if(data.plainSubject !== undefined){
let data9 = data.plainSubject;
if(!(validate308(data9, instancePath+"/plainSubject"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
if(func1(data9) > 100){
vErrors = withError(vErrors, instancePath+"/plainSubject", "#/maxLength", schema86.properties.plainSubject, data9);
errors++;
}
}
}
if(data.parameters !== undefined){
let data10 = data.parameters;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length < 1){
vErrors = withError(vErrors, instancePath+"/parameters", "#/minProperties", schema86.properties.parameters, data10);
errors++;
}
for(const key1 in data10){
const _errs16 = errors;
if(typeof key1 === "string"){
if(!pattern28.test(key1)){
const err21 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},schema:"^[A-Za-z_][A-Za-z0-9_]*$",parentSchema:schema86.properties.parameters.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid3 = _errs16 === errors;
if(!valid3){
vErrors = withError(vErrors, instancePath+"/parameters", "#/propertyNames", schema86.properties.parameters, data10, {propertyName: key1});
errors++;
}
}
for(const key2 in data10){
let data11 = data10[key2];
if(typeof data11 === "string"){
if(func1(data11) > 500){
vErrors = withError(vErrors, instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/maxLength", schema86.properties.parameters.additionalProperties, data11);
errors++;
}
if(!pattern0.test(data11)){
vErrors = withError(vErrors, instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/pattern", schema86.properties.parameters.additionalProperties, data11);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "#/type", schema86.properties.parameters.additionalProperties, data11);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/parameters", "#/type", schema86.properties.parameters, data10);
errors++;
}
}
if(data.fields !== undefined){
let data12 = data.fields;
if(Array.isArray(data12)){
if(data12.length > 30){
vErrors = withError(vErrors, instancePath+"/fields", "#/maxItems", schema86.properties.fields, data12);
errors++;
}
if(data12.length < 1){
vErrors = withError(vErrors, instancePath+"/fields", "#/minItems", schema86.properties.fields, data12);
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate321(data12[i0], instancePath+"/fields/" + i0))){
vErrors = vErrors === null ? validate321.errors : withMore(vErrors, validate321.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields", "#/type", schema86.properties.fields, data12);
errors++;
}
}
if(data.notice !== undefined){
let data14 = data.notice;
if(!(validate310(data14, instancePath+"/notice"))){
vErrors = vErrors === null ? validate310.errors : withMore(vErrors, validate310.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
if(func1(data14) > 400){
vErrors = withError(vErrors, instancePath+"/notice", "#/maxLength", schema86.properties.notice, data14);
errors++;
}
}
}
if(data.submit !== undefined){
let data15 = data.submit;
if(!(validate308(data15, instancePath+"/submit"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data15 === "string"){
if(func1(data15) > 40){
vErrors = withError(vErrors, instancePath+"/submit", "#/maxLength", schema86.properties.submit, data15);
errors++;
}
}
}
if(data.sending !== undefined){
let data16 = data.sending;
if(!(validate308(data16, instancePath+"/sending"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
if(func1(data16) > 40){
vErrors = withError(vErrors, instancePath+"/sending", "#/maxLength", schema86.properties.sending, data16);
errors++;
}
}
}
if(data.failure !== undefined){
let data17 = data.failure;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.text === undefined){
vErrors = withError(vErrors, instancePath+"/failure", "#/required", schema86.properties.failure, data17, "text");
errors++;
}
if(data17.contact === undefined){
vErrors = withError(vErrors, instancePath+"/failure", "#/required", schema86.properties.failure, data17, "contact");
errors++;
}
for(const key3 in data17){
if(!Object.hasOwn(schema86.properties.failure.properties, key3)){
vErrors = withError(vErrors, instancePath+"/failure", "#/additionalProperties", schema86.properties.failure, data17, key3);
errors++;
}
}
if(data17.text !== undefined){
let data18 = data17.text;
if(!(validate308(data18, instancePath+"/failure/text"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
if(func1(data18) > 300){
vErrors = withError(vErrors, instancePath+"/failure/text", "#/maxLength", schema86.properties.failure.properties.text, data18);
errors++;
}
}
}
if(data17.contact !== undefined){
if(!(validate466(data17.contact, instancePath+"/failure/contact"))){
vErrors = vErrors === null ? validate466.errors : withMore(vErrors, validate466.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/failure", "#/type", schema86.properties.failure, data17);
errors++;
}
}
if(data.success !== undefined){
let data20 = data.success;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.heading === undefined){
vErrors = withError(vErrors, instancePath+"/success", "#/required", schema86.properties.success, data20, "heading");
errors++;
}
if(data20.text === undefined){
vErrors = withError(vErrors, instancePath+"/success", "#/required", schema86.properties.success, data20, "text");
errors++;
}
if(data20.again === undefined){
vErrors = withError(vErrors, instancePath+"/success", "#/required", schema86.properties.success, data20, "again");
errors++;
}
if(data20.action === undefined){
vErrors = withError(vErrors, instancePath+"/success", "#/required", schema86.properties.success, data20, "action");
errors++;
}
for(const key4 in data20){
if(!Object.hasOwn(schema86.properties.success.properties, key4)){
vErrors = withError(vErrors, instancePath+"/success", "#/additionalProperties", schema86.properties.success, data20, key4);
errors++;
}
}
if(data20.heading !== undefined){
let data21 = data20.heading;
if(!(validate308(data21, instancePath+"/success/heading"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data21 === "string"){
if(func1(data21) > 90){
vErrors = withError(vErrors, instancePath+"/success/heading", "#/maxLength", schema86.properties.success.properties.heading, data21);
errors++;
}
}
}
if(data20.text !== undefined){
let data22 = data20.text;
if(!(validate310(data22, instancePath+"/success/text"))){
vErrors = vErrors === null ? validate310.errors : withMore(vErrors, validate310.errors);
errors = vErrors.length;
}
if(typeof data22 === "string"){
if(func1(data22) > 1000){
vErrors = withError(vErrors, instancePath+"/success/text", "#/maxLength", schema86.properties.success.properties.text, data22);
errors++;
}
}
}
if(data20.again !== undefined){
let data23 = data20.again;
if(!(validate308(data23, instancePath+"/success/again"))){
vErrors = vErrors === null ? validate308.errors : withMore(vErrors, validate308.errors);
errors = vErrors.length;
}
if(typeof data23 === "string"){
if(func1(data23) > 40){
vErrors = withError(vErrors, instancePath+"/success/again", "#/maxLength", schema86.properties.success.properties.again, data23);
errors++;
}
}
}
if(data20.action !== undefined){
if(!(validate475(data20.action, instancePath+"/success/action"))){
vErrors = vErrors === null ? validate475.errors : withMore(vErrors, validate475.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/success", "#/type", schema86.properties.success, data20);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema86, data);
errors++;
}
validate301.errors = vErrors;
return errors === 0;
}


function validate142(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema33, data, "type");
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(!((((((data0 === "hero") || (data0 === "cardGrid")) || (data0 === "steps")) || (data0 === "list")) || (data0 === "contactInfo")) || (data0 === "form"))){
vErrors = withError(vErrors, instancePath+"/type", "#/enum", schema33.properties.type, data0);
errors++;
}
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "hero"){
if(!(validate143(data, instancePath))){
vErrors = vErrors === null ? validate143.errors : withMore(vErrors, validate143.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "cardGrid"){
if(!(validate166(data, instancePath))){
vErrors = vErrors === null ? validate166.errors : withMore(vErrors, validate166.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "steps"){
if(!(validate202(data, instancePath))){
vErrors = vErrors === null ? validate202.errors : withMore(vErrors, validate202.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "list"){
if(!(validate223(data, instancePath))){
vErrors = vErrors === null ? validate223.errors : withMore(vErrors, validate223.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "contactInfo"){
if(!(validate277(data, instancePath))){
vErrors = vErrors === null ? validate277.errors : withMore(vErrors, validate277.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "form"){
if(!(validate301(data, instancePath))){
vErrors = vErrors === null ? validate301.errors : withMore(vErrors, validate301.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/discriminator", schema33, data, {error: "mapping", tag: "type", tagValue: tag0});
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/discriminator", schema33, data, {error: "tag", tag: "type", tagValue: tag0});
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema33, data);
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}

const pattern39 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate133(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema29, data, "title");
errors++;
}
if(data.description === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema29, data, "description");
errors++;
}
if(data.blocks === undefined){
vErrors = withError(vErrors, instancePath, "#/required", schema29, data, "blocks");
errors++;
}
for(const key0 in data){
if(!Object.hasOwn(schema29.properties, key0)){
vErrors = withError(vErrors, instancePath, "#/additionalProperties", schema29, data, key0);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
vErrors = withError(vErrors, instancePath+"/$schema", "#/type", schema29.properties.$schema, data0);
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(!(validate134(data1, instancePath+"/title"))){
vErrors = vErrors === null ? validate134.errors : withMore(vErrors, validate134.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
vErrors = withError(vErrors, instancePath+"/title", "#/maxLength", schema29.properties.title, data1);
errors++;
}
}
}
if(data.description !== undefined){
let data2 = data.description;
if(!(validate134(data2, instancePath+"/description"))){
vErrors = vErrors === null ? validate134.errors : withMore(vErrors, validate134.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
if(func1(data2) > 300){
vErrors = withError(vErrors, instancePath+"/description", "#/maxLength", schema29.properties.description, data2);
errors++;
}
}
}
if(data.sharePicture !== undefined){
if(!(validate137(data.sharePicture, instancePath+"/sharePicture"))){
vErrors = vErrors === null ? validate137.errors : withMore(vErrors, validate137.errors);
errors = vErrors.length;
}
}
if(data.draft !== undefined){
let data4 = data.draft;
if(typeof data4 !== "boolean"){
vErrors = withError(vErrors, instancePath+"/draft", "#/type", schema29.properties.draft, data4);
errors++;
}
}
if(data.formerNames !== undefined){
let data5 = data.formerNames;
if(Array.isArray(data5)){
if(data5.length > 20){
vErrors = withError(vErrors, instancePath+"/formerNames", "#/maxItems", schema29.properties.formerNames, data5);
errors++;
}
if(data5.length < 1){
vErrors = withError(vErrors, instancePath+"/formerNames", "#/minItems", schema29.properties.formerNames, data5);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func1(data6) > 60){
vErrors = withError(vErrors, instancePath+"/formerNames/" + i0, "#/maxLength", schema29.properties.formerNames.items, data6);
errors++;
}
if(!pattern39.test(data6)){
vErrors = withError(vErrors, instancePath+"/formerNames/" + i0, "#/pattern", schema29.properties.formerNames.items, data6);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/formerNames/" + i0, "#/type", schema29.properties.formerNames.items, data6);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/formerNames", "#/type", schema29.properties.formerNames, data5);
errors++;
}
}
if(data.language !== undefined){
if(!(validate140(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? validate140.errors : withMore(vErrors, validate140.errors);
errors = vErrors.length;
}
}
if(data.blocks !== undefined){
let data8 = data.blocks;
if(Array.isArray(data8)){
if(data8.length > 10000){
vErrors = withError(vErrors, instancePath+"/blocks", "#/maxItems", schema29.properties.blocks, data8);
errors++;
}
if(data8.length < 1){
vErrors = withError(vErrors, instancePath+"/blocks", "#/minItems", schema29.properties.blocks, data8);
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate142(data8[i1], instancePath+"/blocks/" + i1))){
vErrors = vErrors === null ? validate142.errors : withMore(vErrors, validate142.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/blocks", "#/type", schema29.properties.blocks, data8);
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "#/type", schema29, data);
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

function withMore(errors, more){
for(const error of more) errors.push(error);
return errors;
}
const parameters = {type: "type", pattern: "pattern", enum: "allowedValues", const: "allowedValue", required: "missingProperty", additionalProperties: "additionalProperty"};
const comparisons = {minimum: {comparison: ">="}, maximum: {comparison: "<="}};
function withError(errors, instancePath, schemaPath, parentSchema, data, own){
const keyword = schemaPath.slice(schemaPath.lastIndexOf("/") + 1);
const params = typeof own === "object" ? own : {...comparisons[keyword], [parameters[keyword] ?? "limit"]: own ?? parentSchema[keyword]};
const error = {instancePath,schemaPath,keyword,params,parentSchema,data};
if(errors === null) return [error];
errors.push(error);
return errors;
}
